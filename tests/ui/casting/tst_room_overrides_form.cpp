// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/forms/model_list.h"
#include "ui/rooms/room_overrides_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

namespace tst_room_overrides_form {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PersonaOverride;
using ui::RoomOverridesForm;

namespace {

QList<model::Persona> cast()
{
    QList<model::Persona> personas = samplePersonas();
    for (model::Persona &persona : personas) {
        persona.texts[model::Language::English].role = u"role of "_s + persona.id.value();
        persona.talkativeness = 0.4;
    }
    return personas;
}

struct Stage
{
    explicit Stage(const QList<PersonaOverride> &start = {}, ui::ModelList *models = nullptr)
        : form(start, cast(), model::Language::English, models)
        , edited(&form, &RoomOverridesForm::edited)
    {
        form.setRoster({kyoko(), natsumi()});
        form.show();
    }
    template<class Widget>
    Widget *find(const QString &name)
    {
        return form.findChild<Widget *>(name);
    }
    QPlainTextEdit *role() { return find<QPlainTextEdit>(u"overrideRole"_s); }
    void tick(const QString &part) { find<QCheckBox>(part + u"Here"_s)->click(); }
    void choose(const QString &box, int row)
    {
        find<QComboBox>(box)->setCurrentIndex(row);
        Q_EMIT find<QComboBox>(box)->activated(row);
    }

    RoomOverridesForm form;
    QSignalSpy edited;
};

} // namespace

class RoomOverridesFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allIsAsInTheLibraryAtFirst();
    void aTickedPartIsTheRoomsOwn();
    void untickingGoesBackAndRemembers();
    void anEmptyTextIsAChangeToo();
    void talkativenessIsChangedInPercent();
    void anotherModelIsChosen();
    void aProviderThatIsNotHereStaysChosen();
    void eachCompanionHasItsOwn();
    void whoIsChangedIsMarked();
    void whoIsNotHereIsToldAndKept();
    void whatIsTooLongIsTold();
    void allGoesBackAtOnce();
    void withoutCompanionsThereIsNothingToChange();
};

void RoomOverridesFormTest::allIsAsInTheLibraryAtFirst()
{
    Stage stage;

    QVERIFY(stage.form.overrides().isEmpty());
    QCOMPARE(stage.role()->toPlainText(), u"role of companion_kyoko"_s);
    QVERIFY(stage.role()->isReadOnly());
    QCOMPARE(stage.find<QSlider>(u"overrideTalkativeness"_s)->value(), 40);
    QVERIFY(!stage.find<QSlider>(u"overrideTalkativeness"_s)->isEnabled());
}

void RoomOverridesFormTest::aTickedPartIsTheRoomsOwn()
{
    Stage stage;

    stage.tick(u"overrideRole"_s);
    stage.role()->selectAll();
    QTest::keyClicks(stage.role(), u"a pirate"_s);

    const QList<PersonaOverride> now = stage.form.overrides();
    QCOMPARE(now.size(), 1);
    QVERIFY((now.first() == PersonaOverride{.companion = kyoko(), .role = u"a pirate"_s}));
    QVERIFY(stage.edited.size() > 1);
}

void RoomOverridesFormTest::untickingGoesBackAndRemembers()
{
    Stage stage({{.companion = kyoko(), .role = u"a pirate"_s}});

    stage.tick(u"overrideRole"_s);
    QVERIFY(stage.form.overrides().isEmpty());
    QCOMPARE(stage.role()->toPlainText(), u"role of companion_kyoko"_s);
    stage.tick(u"overrideRole"_s);

    QCOMPARE(stage.form.overrides().first().role, std::optional(u"a pirate"_s));
}

void RoomOverridesFormTest::anEmptyTextIsAChangeToo()
{
    Stage stage;

    stage.tick(u"overrideRole"_s);
    stage.role()->selectAll();
    QTest::keyClick(stage.role(), Qt::Key_Delete);

    QCOMPARE(stage.form.overrides().first().role, std::optional(QString()));
}

void RoomOverridesFormTest::talkativenessIsChangedInPercent()
{
    Stage stage;

    stage.tick(u"overrideTalkativeness"_s);
    QCOMPARE(stage.form.overrides().first().talkativeness, std::optional(0.4));
    stage.find<QSlider>(u"overrideTalkativeness"_s)->setValue(90);
    QCOMPARE(stage.form.overrides().first().talkativeness, std::optional(0.9));

    stage.tick(u"overrideTalkativeness"_s);
    QVERIFY(stage.form.overrides().isEmpty());
    QCOMPARE(stage.find<QSlider>(u"overrideTalkativeness"_s)->value(), 40);
}

void RoomOverridesFormTest::anotherModelIsChosen()
{
    FakeProviderPort port;
    ui::ModelList models(port);
    port.answerList(sampleProviders());
    Stage stage({}, &models);

    stage.tick(u"overrideModel"_s);
    auto *provider = stage.find<QComboBox>(u"overrideProvider"_s);
    stage.choose(u"overrideProvider"_s, provider->findData(u"openai"_s));
    QTest::keyClicks(stage.find<QLineEdit>(u"overrideModelName"_s), u"gpt-5"_s);

    const auto model = stage.form.overrides().first().model;
    QVERIFY(model);
    QCOMPARE(model->provider, base::ProviderId(u"openai"_s));
    QCOMPARE(model->model, u"gpt-5"_s);
}

void RoomOverridesFormTest::aProviderThatIsNotHereStaysChosen()
{
    model::ModelChoice gone{.provider = base::ProviderId(u"gone"_s), .model = u"m"_s};
    Stage stage({{.companion = kyoko(), .model = gone}});

    QCOMPARE(stage.find<QComboBox>(u"overrideProvider"_s)->currentData().toString(), u"gone"_s);
    stage.tick(u"overrideRole"_s);

    QCOMPARE(stage.form.overrides().first().model, std::optional(gone));
}

void RoomOverridesFormTest::eachCompanionHasItsOwn()
{
    Stage stage({{.companion = natsumi(), .role = u"a poet"_s}});
    QCOMPARE(stage.find<QComboBox>(u"overrideCompanion"_s)->currentIndex(), 1); // the changed one is shown

    stage.choose(u"overrideCompanion"_s, 0);
    QCOMPARE(stage.role()->toPlainText(), u"role of companion_kyoko"_s);
    stage.tick(u"overrideRole"_s);
    stage.choose(u"overrideCompanion"_s, 1);

    QCOMPARE(stage.role()->toPlainText(), u"a poet"_s);
    QCOMPARE(stage.form.overrides().size(), 2);
}

void RoomOverridesFormTest::whoIsChangedIsMarked()
{
    Stage stage({{.companion = natsumi(), .role = u"a poet"_s}});

    auto *box = stage.find<QComboBox>(u"overrideCompanion"_s);

    QVERIFY(box->itemText(1).contains(u"changed here"_s));
    QVERIFY(!box->itemText(0).contains(u"changed here"_s));
}

void RoomOverridesFormTest::whoIsNotHereIsToldAndKept()
{
    Stage stage({{.companion = aya(), .role = u"a poet"_s}});
    auto *told = stage.find<QLabel>(u"overridesAbsent"_s);
    QVERIFY(told->isVisible());
    QVERIFY(told->text().contains(u"Aya"_s));
    QCOMPARE(stage.form.overrides().size(), 1);

    stage.find<QPushButton>(u"overridesForget"_s)->click();

    QVERIFY(!told->isVisible());
    QVERIFY(stage.form.overrides().isEmpty());
}

void RoomOverridesFormTest::whatIsTooLongIsTold()
{
    Stage stage({{.companion = natsumi(), .role = QString(persona::kLongestRole + 1, u'x')}});
    stage.choose(u"overrideCompanion"_s, 0);

    QVERIFY(stage.form.flaw().contains(u"Natsumi"_s));
    QVERIFY(QTest::qWaitForWindowActive(&stage.form));
    stage.form.focusFlaw();

    QCOMPARE(stage.find<QComboBox>(u"overrideCompanion"_s)->currentIndex(), 1);
    QTRY_VERIFY(stage.role()->hasFocus());
}

void RoomOverridesFormTest::allGoesBackAtOnce()
{
    Stage stage({{.companion = kyoko(), .role = u"a pirate"_s, .talkativeness = 1.0},
                 {.companion = natsumi(), .role = u"a poet"_s}});

    stage.find<QPushButton>(u"overrideReset"_s)->click();

    QCOMPARE(stage.form.overrides().size(), 1);
    QCOMPARE(stage.form.overrides().first().companion, natsumi());
    QCOMPARE(stage.role()->toPlainText(), u"role of companion_kyoko"_s);
}

void RoomOverridesFormTest::withoutCompanionsThereIsNothingToChange()
{
    Stage stage;

    stage.form.setRoster({base::ParticipantId(u"guest:bob"_s)});

    QVERIFY(!stage.role()->isVisible());
    QVERIFY(stage.form.overrides().isEmpty());
}

SUITE_TEST(QApplication, RoomOverridesFormTest)

} // namespace tst_room_overrides_form

#include "tst_room_overrides_form.moc"
