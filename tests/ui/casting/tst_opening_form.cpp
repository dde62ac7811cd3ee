// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/rooms/opening_form.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

namespace tst_opening_form {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::OpeningForm;
using ui::RoomBeginning;

namespace {

/// Kyoko has several greetings, Natsumi one, Aya none.
QList<model::Persona> greeters()
{
    QList<model::Persona> personas = samplePersonas();
    for (model::Persona &persona : personas) {
        model::PersonaText &text = persona.texts[model::Language::English];
        text.greeting.clear();
        if (persona.id == natsumi())
            text.greeting = u"Hi."_s;
        if (persona.id == kyoko()) {
            text.greeting = u"Welcome, {{user}}."_s;
            text.alternateGreetings = {u"You again, {{user}}?"_s, u"It is {{random:one,two,three,four}}."_s};
            text.groupGreetings = {u"Welcome, all of you."_s};
        }
    }
    return personas;
}

struct Stage
{
    Stage()
        : form(greeters(), model::Language::English)
    {
        form.setRoster({natsumi(), kyoko(), aya()});
        form.show();
    }
    QComboBox *way() { return form.findChild<QComboBox *>(u"openingWay"_s); }
    QComboBox *greeting() { return form.findChild<QComboBox *>(u"openingGreeting"_s); }
    QString preview() { return form.findChild<QPlainTextEdit *>(u"openingPreview"_s)->toPlainText(); }
    void choose(QComboBox *box, int row)
    {
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }
    void chooseSpeaker(const base::ParticipantId &id) { choose(way(), way()->findData(id.value())); }

    OpeningForm form;
};

} // namespace

class OpeningFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstCompanionGreetsUntilToldOtherwise();
    void nobodyMayBegin();
    void onlyWhoHasAGreetingCanSayOne();
    void aGreetingIsShownAsItWillBeHeard();
    void whatIsShownIsWhatTheSeedGives();
    void groupGreetingsNeedCompany();
    void whoLeavesDoesNotGreet();
    void aSeedOfOnesOwnIsTaken();
};

void OpeningFormTest::theFirstCompanionGreetsUntilToldOtherwise()
{
    Stage stage;

    QVERIFY(stage.form.beginning() == RoomBeginning{});
    QVERIFY(stage.form.beginning().greets);
    QVERIFY(!stage.greeting()->isVisible());
}

void OpeningFormTest::nobodyMayBegin()
{
    Stage stage;

    stage.choose(stage.way(), 1);

    QVERIFY(!stage.form.beginning().greets);
    QVERIFY(!stage.form.beginning().opening);
}

void OpeningFormTest::onlyWhoHasAGreetingCanSayOne()
{
    Stage stage;

    QVERIFY(stage.way()->findData(kyoko().value()) >= 0);
    QVERIFY(stage.way()->findData(natsumi().value()) >= 0);
    QCOMPARE(stage.way()->findData(aya().value()), -1);
}

void OpeningFormTest::aGreetingIsShownAsItWillBeHeard()
{
    Stage stage;
    stage.form.setUser(u"Mika"_s);
    stage.chooseSpeaker(kyoko());
    QCOMPARE(stage.preview(), u"Welcome, Mika."_s);

    stage.choose(stage.greeting(), 1);

    QCOMPARE(stage.preview(), u"You again, Mika?"_s);
    const RoomBeginning beginning = stage.form.beginning();
    QVERIFY(!beginning.greets);
    QCOMPARE(beginning.opening->companion, kyoko());
    QCOMPARE(beginning.opening->text, u"You again, {{user}}?"_s); // as written: the room expands it
}

void OpeningFormTest::whatIsShownIsWhatTheSeedGives()
{
    Stage stage;
    stage.chooseSpeaker(kyoko());
    stage.choose(stage.greeting(), 2);
    const RoomBeginning beginning = stage.form.beginning();
    model::Persona kyokosPersona;
    for (const model::Persona &persona : greeters()) {
        if (persona.id == kyoko())
            kyokosPersona = persona;
    }

    QVERIFY(beginning.seed);
    QVERIFY(*beginning.seed != model::PolicySettings().seed); // or the room would draw another greeting
    QCOMPARE(stage.preview(),
             persona::spokenGreeting(beginning.opening->text, kyokosPersona, {}, *beginning.seed));
    QVERIFY(!stage.preview().contains(u'{'));
}

void OpeningFormTest::groupGreetingsNeedCompany()
{
    Stage stage;
    stage.chooseSpeaker(kyoko());
    QCOMPARE(stage.greeting()->count(), 4);

    stage.form.setRoster({kyoko()});

    QCOMPARE(stage.greeting()->count(), 3);
    QCOMPARE(stage.form.beginning().opening->companion, kyoko());
}

void OpeningFormTest::whoLeavesDoesNotGreet()
{
    Stage stage;
    stage.chooseSpeaker(kyoko());

    stage.form.setRoster({natsumi(), aya()});

    QVERIFY(!stage.form.beginning().opening);
    stage.form.setRoster({});
    QVERIFY(!stage.form.beginning().opening);
}

void OpeningFormTest::aSeedOfOnesOwnIsTaken()
{
    Stage stage;
    stage.chooseSpeaker(kyoko());

    stage.form.setSeed(42);

    QCOMPARE(stage.form.beginning().seed, std::optional<quint64>(42));
}

SUITE_TEST(QApplication, OpeningFormTest)

} // namespace tst_opening_form

#include "tst_opening_form.moc"
