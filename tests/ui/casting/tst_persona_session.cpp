// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/persona/persona_session.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_persona_session {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using persona::Field;
using ui::PersonaSession;
using ui::Trial;
using DraftState = ui::PersonaSession::DraftState;

namespace {

const QString kKey = u"persona/companion_aya"_s;

/// Aya's form over fake ports.
struct Open
{
    FakePersonaPort personas;
    FakeDraftPort drafts;
    PersonaSession session{personas, drafts, samplePersonas().at(2), true, kKey};

    void write(const QString &notes)
    {
        session.edit().change(Field::Notes, [&](model::Persona &persona) { persona.notes = notes; });
    }
    QString keptNotes() const
    {
        const auto draft = ui::readDraft(kKey, drafts.newest(kKey));
        return draft ? draft->persona.notes : u"(none)"_s;
    }
};

model::State wish(int importance)
{
    model::State state;
    state.state = model::VoteState::Speak;
    state.importance = importance;
    return state;
}

} // namespace

class PersonaSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsKeptByItself();
    void closingKeepsTheLastLetters();
    void undoingEverythingTakesTheDraftAway();
    void aDraftThatCannotBeKeptIsTold();
    void savingTakesTheDraftAway();
    void aRefusalLeavesEverythingAsItIs();
    void answersToOthersAreNotOurs();
    void restoringIsOneStep();
    void aTrialComesInPieces();
    void aTrialUsesWhatTheFormSaysNow();
    void aTrialCanBeCancelled();
    void aNewTrialTakesThePlaceOfTheOld();
    void aFailedTrialSaysWhy();
    void closingEndsTheTrial();
};

void PersonaSessionTest::whatIsWrittenIsKeptByItself()
{
    Open open;

    open.write(u"a"_s);
    QCOMPARE(open.session.draftState(), DraftState::Waiting);

    QTRY_COMPARE(open.keptNotes(), u"a"_s);
    giveAnswer(open.drafts.kept().last().then);
    QCOMPARE(open.session.draftState(), DraftState::Kept);
}

void PersonaSessionTest::closingKeepsTheLastLetters()
{
    FakePersonaPort personas;
    FakeDraftPort drafts;
    {
        PersonaSession session(personas, drafts, samplePersonas().at(2), true, kKey);
        session.edit().change(Field::Notes, [](model::Persona &persona) { persona.notes = u"last"_s; });
    }

    const auto draft = ui::readDraft(kKey, drafts.newest(kKey));
    QVERIFY(draft.has_value());
    QCOMPARE(draft->persona.notes, u"last"_s);
    QVERIFY(draft->stored);
}

void PersonaSessionTest::undoingEverythingTakesTheDraftAway()
{
    Open open;
    open.write(u"a"_s);
    open.session.keepNow();

    open.session.edit().undoStack().undo();
    open.session.keepNow();

    QCOMPARE(open.drafts.newest(kKey), QString());
    QCOMPARE(open.session.draftState(), DraftState::None);
}

void PersonaSessionTest::aDraftThatCannotBeKeptIsTold()
{
    Open open;
    open.write(u"a"_s);
    open.session.keepNow();

    giveAnswer(open.drafts.kept().last().then,
               base::failure(base::ErrorCode::Storage, u"The disk is full."_s));

    QCOMPARE(open.session.draftState(), DraftState::Lost);
    QCOMPARE(open.session.problem(), u"The disk is full."_s);
}

void PersonaSessionTest::savingTakesTheDraftAway()
{
    Open open;
    const QSignalSpy saved(&open.session, &PersonaSession::saved);
    open.write(u"a"_s);
    open.session.keepNow();

    open.session.save();
    QVERIFY(open.session.isSaving());
    model::Persona stored = open.personas.lastPersona();
    stored.revision = 2;
    open.personas.last().answer(stored);

    QCOMPARE(saved.size(), 1);
    QCOMPARE(stored.notes, u"a"_s);
    QCOMPARE(open.drafts.newest(kKey), QString());
    QVERIFY(!open.session.edit().isChanged());
    QCOMPARE(open.session.edit().persona().revision, 2);
}

void PersonaSessionTest::aRefusalLeavesEverythingAsItIs()
{
    Open open;
    const QSignalSpy refused(&open.session, &PersonaSession::saveFailed);
    open.write(u"a"_s);
    open.session.save();

    open.personas.last().fail({base::ErrorCode::Storage, u"Full."_s, {}});

    QCOMPARE(refused.size(), 1);
    QVERIFY(!open.session.isSaving());
    QVERIFY(open.session.edit().isChanged());
    QCOMPARE(open.session.edit().persona().notes, u"a"_s);
}

void PersonaSessionTest::answersToOthersAreNotOurs()
{
    Open open;
    const QSignalSpy saved(&open.session, &PersonaSession::saved);
    open.write(u"a"_s);
    open.session.save();

    const OpenCommand ours = open.personas.last();
    open.personas.savePersona(samplePersonas().first(), {});
    open.personas.last().answer(samplePersonas().first());
    open.session.save();
    ours.fail({base::ErrorCode::Storage, u"Full."_s, {}}); // from an earlier save
    open.drafts.keepDraft(kKey, u"another"_s, {});
    giveAnswer(open.drafts.kept().last().then, base::failure(base::ErrorCode::Storage, u"Full."_s));

    QCOMPARE(saved.size(), 0);
    QVERIFY(open.session.isSaving());
    QCOMPARE(open.session.draftState(), DraftState::Waiting);
}

void PersonaSessionTest::restoringIsOneStep()
{
    Open open;
    model::Persona before = samplePersonas().at(2);
    before.notes = u"from yesterday"_s;

    open.session.restore({kKey, before, true, QDateTime::currentDateTimeUtc()});
    QCOMPARE(open.session.edit().persona().notes, u"from yesterday"_s);
    open.session.edit().undoStack().undo();

    QCOMPARE(open.session.edit().persona().notes, QString());
}

void PersonaSessionTest::aTrialComesInPieces()
{
    Open open;
    Trial &trial = open.session.trial();

    trial.start(open.session.edit().persona(), u"Hello?"_s, Language::English);
    QCOMPARE(trial.state(), Trial::State::Voting);
    const OpenTrial &request = open.personas.trial();
    request.tell(wish(7));
    QCOMPARE(trial.vote()->importance, 7);
    request.say(u"Good "_s);
    request.say(u"evening."_s);
    QCOMPARE(trial.state(), Trial::State::Speaking);
    request.end();

    QCOMPARE(trial.reply(), u"Good evening."_s);
    QCOMPARE(trial.state(), Trial::State::Done);
}

void PersonaSessionTest::aTrialUsesWhatTheFormSaysNow()
{
    Open open;
    open.write(u"unsaved"_s);

    open.session.trial().start(open.session.edit().persona(), u"Hello?"_s, Language::Japanese);

    QCOMPARE(open.personas.lastPersona().notes, u"unsaved"_s);
    QCOMPARE(open.personas.commands().last(), u"tryPersona companion_aya Hello?"_s);
}

void PersonaSessionTest::aTrialCanBeCancelled()
{
    Open open;
    Trial &trial = open.session.trial();
    trial.start(open.session.edit().persona(), u"Hello?"_s, Language::English);

    trial.cancel();
    open.personas.trial().say(u"too late"_s);
    open.personas.trial().end(base::failure(base::ErrorCode::Cancelled, u"Cancelled."_s));

    QCOMPARE(open.personas.commands().last(), u"cancelTrial Hello?"_s);
    QCOMPARE(trial.state(), Trial::State::Cancelled);
    QCOMPARE(trial.reply(), QString());
}

void PersonaSessionTest::aNewTrialTakesThePlaceOfTheOld()
{
    Open open;
    Trial &trial = open.session.trial();
    trial.start(open.session.edit().persona(), u"One"_s, Language::English);
    const OpenTrial old = open.personas.trial();

    trial.start(open.session.edit().persona(), u"Two"_s, Language::English);
    old.say(u"about one"_s);
    open.personas.trial().say(u"about two"_s);

    QVERIFY(open.personas.commands().contains(u"cancelTrial One"_s));
    QCOMPARE(trial.reply(), u"about two"_s);
}

void PersonaSessionTest::aFailedTrialSaysWhy()
{
    Open open;
    Trial &trial = open.session.trial();
    trial.start(open.session.edit().persona(), u"Hello?"_s, Language::English);

    open.personas.trial().end(base::failure(base::ErrorCode::Network, u"No answer."_s));

    QCOMPARE(trial.state(), Trial::State::Failed);
    QCOMPARE(trial.problem(), u"No answer."_s);
}

void PersonaSessionTest::closingEndsTheTrial()
{
    FakePersonaPort personas;
    FakeDraftPort drafts;
    {
        PersonaSession session(personas, drafts, samplePersonas().at(2), true, kKey);
        session.trial().start(session.edit().persona(), u"Hello?"_s, Language::English);
    }

    QVERIFY(personas.commands().last().startsWith(u"cancelTrial"_s));
}

SUITE_TEST(QCoreApplication, PersonaSessionTest)

} // namespace tst_persona_session

#include "tst_persona_session.moc"
