// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/forms/form_field.h"
#include "ui/persona/form/voice_fields.h"
#include "ui/persona/persona_edit.h"

#include <QCheckBox>
#include <QPushButton>
#include <QSlider>
#include <QTest>

namespace tst_voice_fields {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::VoiceFields;

namespace {

const QList<ports::VoiceOffer> kOffers{{u"flite"_s, u"slt"_s, u"en-US"_s},
                                       {u"speechd"_s, u"Japanese"_s, u"ja"_s}};

struct Stage
{
    explicit Stage(const model::Voice &voice = {})
        : edit(with(voice), true)
        , fields(edit, port)
    {
        fields.show();
    }
    static model::Persona with(const model::Voice &voice)
    {
        model::Persona persona = samplePersonas().first();
        persona.voice = voice;
        return persona;
    }
    [[nodiscard]] const model::Voice &voice() const { return edit.persona().voice; }
    template<class Widget>
    Widget *find(const QString &name)
    {
        auto *found = fields.findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    void openList()
    {
        auto *box = find<ui::LateBox>(u"personaVoiceName"_s);
        box->showPopup();
        box->hidePopup();
    }

    FakeVoicePort port;
    ui::PersonaEdit edit;
    VoiceFields fields;
};

} // namespace

/// The section of the form about a companion's voice.
class VoiceFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void voicesAreAskedForWhenTheirListIsOpened()
    {
        Stage stage;
        QCOMPARE(stage.port.listed, 0);

        stage.openList();
        stage.openList();
        stage.port.answer(kOffers);

        QCOMPARE(stage.port.listed, 1);
        auto *box = stage.find<ui::LateBox>(u"personaVoiceName"_s);
        QCOMPARE(box->count(), 3);
        QVERIFY(box->itemText(1).startsWith(u"slt"_s));
    }

    void aVoiceIsChosenAndTakenBack()
    {
        Stage stage;
        stage.openList();
        stage.port.answer(kOffers);
        auto *box = stage.find<ui::LateBox>(u"personaVoiceName"_s);

        box->setCurrentIndex(1);
        Q_EMIT box->activated(1);
        QCOMPARE(stage.voice().engine, u"flite"_s);
        QCOMPARE(stage.voice().name, u"slt"_s);
        stage.edit.undoStack().undo();

        stage.fields.load();
        QCOMPARE(stage.voice(), model::Voice());
        QCOMPARE(box->currentIndex(), 0);
    }

    void aVoiceThatIsNotHereStays()
    {
        Stage stage({.engine = u"say"_s, .name = u"Alex"_s});
        auto *box = stage.find<ui::LateBox>(u"personaVoiceName"_s);
        QCOMPARE(box->currentText(), u"Alex"_s);

        stage.openList();
        stage.port.answer(kOffers);

        QCOMPARE(box->currentText(), u"Alex (not on this computer)"_s);
        QCOMPARE(stage.voice().name, u"Alex"_s);
    }

    void theDialsAndTheSwitchAreWritten()
    {
        Stage stage;

        stage.find<QSlider>(u"personaRate"_s)->setValue(50);
        stage.find<QSlider>(u"personaPitch"_s)->setValue(-25);
        stage.find<QSlider>(u"personaVolume"_s)->setValue(80);
        stage.find<QCheckBox>(u"personaSilent"_s)->click();

        const model::Voice expected{.rate = 0.5, .pitch = -0.25, .volume = 0.8, .silent = true};
        QCOMPARE(stage.voice(), expected);
    }

    void whoIsSilentHasNothingElseToSet()
    {
        Stage stage({.silent = true});

        stage.fields.load();
        QVERIFY(!stage.find<QSlider>(u"personaRate"_s)->isEnabled());
        QVERIFY(!stage.find<QPushButton>(u"personaTryVoice"_s)->isEnabled());
        QVERIFY(stage.find<QCheckBox>(u"personaSilent"_s)->isEnabled());
    }

    void itIsTriedWithALineOfItsOwnAndStopped()
    {
        Stage stage({.rate = 0.5});
        auto *button = stage.find<QPushButton>(u"personaTryVoice"_s);

        button->click();
        QCOMPARE(stage.port.trials.size(), 1);
        QCOMPARE(stage.port.trials.first().voice.rate, 0.5);
        QVERIFY(!stage.port.trials.first().line.isEmpty());
        QCOMPARE(button->text(), u"Stop"_s);
        button->click();

        QTRY_COMPARE(button->text(), u"Try it"_s);
        QVERIFY(stage.fields.field()->flawText().isEmpty());
    }

    void aVoiceThatFailsSaysWhy()
    {
        Stage stage;
        stage.find<QPushButton>(u"personaTryVoice"_s)->click();

        stage.port.endTrial(base::failure(base::ErrorCode::Refused, u"There is no audio device."_s));

        QCOMPARE(stage.fields.field()->flawText(), u"There is no audio device."_s);
    }
};

SUITE_TEST(QApplication, VoiceFieldsTest)

} // namespace tst_voice_fields

#include "tst_voice_fields.moc"
