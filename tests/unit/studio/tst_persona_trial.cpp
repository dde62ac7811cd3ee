// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

namespace tst_persona_trial {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using llm::Purpose;
using model::Language;
using model::VoteState;
using ports::PersonaPort;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

ports::PersonaTrial trial(const QString &line = u"Hello, Aya."_s)
{
    return {tests::persona(u"aya"_s), line, Language::English};
}

void script(StudioHouse &house, const ScriptedAnswer &vote, const ScriptedAnswer &speech)
{
    house.model().script(companion(u"aya"_s), Purpose::Vote, vote);
    house.model().script(companion(u"aya"_s), Purpose::Speech, speech);
}

/// Starts a trial, and lets its vote happen if that takes no time.
bool isVotedOn(StudioHouse &house)
{
    const bool begun = QTest::qWaitFor([&house] { return !house.model().requests().isEmpty(); });
    house.wait(Millis(0));
    return begun;
}

/// A running trial with its votes, thoughts and pieces of the reply.
struct Run
{
    explicit Run(StudioHouse &house, const ports::PersonaTrial &wanted = trial())
    {
        job = house.personas().tryPersona(wanted, {&answer, [this](const auto &news) { take(news); }},
                                          answer.then());
    }

    void take(const ports::TrialNews &news)
    {
        wasOver = wasOver || answer.isHere();
        if (const auto *vote = std::get_if<model::State>(&news))
            votes.append(*vote);
        else if (const auto *thought = std::get_if<ports::TrialThought>(&news))
            thoughts.append(thought->text);
        else if (const auto *piece = std::get_if<ports::TrialPiece>(&news))
            pieces.append(piece->text);
    }
    [[nodiscard]] std::optional<base::Error> end()
    {
        const base::Result<void> result = answer.waited();
        return result ? std::nullopt : std::optional(result.error());
    }
    [[nodiscard]] QString text() const { return pieces.join(QString()); }

    tests::Answer<void> answer;
    base::Job job;
    QList<model::State> votes;
    QStringList thoughts;
    QStringList pieces;
    bool wasOver = false; ///< something was reported after the end
};

} // namespace

/// One line to a persona, for its author alone: a vote, a reply, one end; nothing of it is stored.
class TestPersonaTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTrialIsAVoteAndThenAReply();
    void whatItThinksIsTold();
    void theReplyComesWhateverTheVote();
    void silenceIsAnAnswer();
    void theTrialSeesThePersonaAsItIsWritten();
    void nothingOfItIsKept();
    void cancellingInMidReplyEndsItOnce();
    void cancellingDuringTheVoteEndsItOnce();
    void cancellingWhatIsOverDoesNothing();
    void aDroppedJobEndsTheTrial();
    void aFailureEndsIt_data();
    void aFailureEndsIt();
    void aModelThatHangsIsNotWaitedForForEver();
    void whatCannotBeTriedIsRefused_data();
    void whatCannotBeTriedIsRefused();
    void twoTrialsDoNotMixUp();
};

void TestPersonaTrial::aTrialIsAVoteAndThenAReply()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7, true),
           ScriptedAnswer::slowly({u"Well, "_s, u"hello."_s}, Millis(100)));

    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);
    house.wait(Millis(1000));

    QVERIFY(!run.end());
    const model::State vote = run.votes.first();
    QCOMPARE(vote.from, companion(u"aya"_s));
    QCOMPARE(vote.state, VoteState::Speak);
    QCOMPARE(vote.importance, 7);
    QVERIFY(vote.selected);
    QCOMPARE(run.pieces.size(), 2);
    QCOMPARE(run.text(), u"Well, hello."_s);
    QCOMPARE(run.answer.count(), 1);
    QVERIFY(!run.wasOver);
}

void TestPersonaTrial::whatItThinksIsTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ScriptedAnswer speech = ScriptedAnswer::text(u"Hello."_s, Millis(2000));
    speech.pieces.prepend({Millis(0), u"Somebody new."_s, true});
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7, true), speech);

    Run run(house);
    QVERIFY(isVotedOn(house));
    house.wait(Millis(5000));

    QVERIFY(!run.end());
    QCOMPARE(run.thoughts, QStringList{u"Somebody new."_s});
    QCOMPARE(run.text(), u"Hello."_s); // a thought is not speech
}

void TestPersonaTrial::theReplyComesWhateverTheVote()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Listen, 0), ScriptedAnswer::text(u"Hm."_s));

    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);
    house.wait(Millis(100));

    QVERIFY(!run.end());
    QCOMPARE(run.text(), u"Hm."_s);
}

void TestPersonaTrial::silenceIsAnAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Listen, 0), ScriptedAnswer::text(u"NO_REPLY"_s));

    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);
    house.wait(Millis(100));

    QVERIFY(!run.end());
    QVERIFY(run.pieces.isEmpty());
}

void TestPersonaTrial::theTrialSeesThePersonaAsItIsWritten()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ports::PersonaTrial wanted = trial(u"42"_s);
    wanted.persona.id = {};
    wanted.persona.texts[Language::Japanese].name = u"綾"_s;
    wanted.language = Language::Japanese;

    const Run run(house, wanted);
    QVERIFY(isVotedOn(house));

    const llm::Brief brief = house.model().requests().first().brief;
    QCOMPARE(brief.persona.texts, wanted.persona.texts);
    QCOMPARE(brief.persona.mainLanguage, Language::Japanese);
    QVERIFY(!brief.persona.id.isEmpty());
    QCOMPARE(brief.witnessed.size(), 1);
    QCOMPARE(brief.witnessed.first().text, u"42"_s);
    QCOMPARE(brief.present.first().name, u"綾"_s);
}

void TestPersonaTrial::nothingOfItIsKept()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::text(u"Hello."_s));
    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);
    house.wait(Millis(100));
    QVERIFY(!run.end());

    QVERIFY(house.published().isEmpty());
    QVERIFY(house.list().isEmpty());
    const auto listed = tests::answerTo(house.personas(), &PersonaPort::listPersonas)();
    QVERIFY(listed);
    QVERIFY(listed->isEmpty());
}

void TestPersonaTrial::cancellingInMidReplyEndsItOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7),
           ScriptedAnswer::hang({u"Well, "_s, u"I "_s}, Millis(50)));
    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);
    house.wait(Millis(60));
    QCOMPARE(run.pieces.size(), 1);

    run.job.cancel();
    const auto error = run.end();

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Cancelled);
    house.wait(Millis(120'000));
    QCOMPARE(run.pieces.size(), 1);
    QCOMPARE(run.answer.count(), 1);
    QCOMPARE(house.model().openCalls(), 0);
    QCOMPARE(house.clock().pending(), 0);
}

void TestPersonaTrial::cancellingDuringTheVoteEndsItOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::hang(), ScriptedAnswer::text(u"Hello."_s));
    Run run(house);
    run.job.cancel();
    run.job.cancel();

    QCOMPARE(run.end()->code, ErrorCode::Cancelled);
    house.wait(Millis(120'000));
    QCOMPARE(run.answer.count(), 1);
    QCOMPARE(house.model().openCalls(), 0);
}

void TestPersonaTrial::cancellingWhatIsOverDoesNothing()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    Run refused(house, {});
    (void)refused.end();
    refused.job.cancel();
    base::Job never;
    never.cancel();
    (void)house.list();
    QCOMPARE(refused.answer.count(), 1);
}

void TestPersonaTrial::aDroppedJobEndsTheTrial()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::hang(), ScriptedAnswer::text(u"Hello."_s));
    Run run(house);
    QVERIFY(isVotedOn(house));

    run.job = {};

    QCOMPARE(run.end()->code, ErrorCode::Cancelled);
    QCOMPARE(house.model().openCalls(), 0);
}

void TestPersonaTrial::aFailureEndsIt_data()
{
    QTest::addColumn<bool>("inVote");
    QTest::addColumn<model::Cause>("cause");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("unreachable at the vote") << true << model::Cause::Unreachable << ErrorCode::Network;
    QTest::newRow("refused at the vote") << true << model::Cause::Refused << ErrorCode::Refused;
    QTest::newRow("cut off in the reply") << false << model::Cause::Unreachable << ErrorCode::Network;
}

void TestPersonaTrial::aFailureEndsIt()
{
    QFETCH(const bool, inVote);
    QFETCH(const model::Cause, cause);
    QFETCH(const ErrorCode, code);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const ScriptedAnswer failure = ScriptedAnswer::failure(cause, Millis(10));
    script(house, inVote ? failure : ScriptedAnswer::vote(VoteState::Speak, 7), failure);

    Run run(house);
    QTRY_VERIFY(!house.model().requests().isEmpty());
    house.wait(Millis(20));
    QCOMPARE(house.model().requests().size(), inVote ? 1 : 2);
    house.wait(Millis(20));
    const auto error = run.end();

    QVERIFY(error);
    QCOMPARE(error->code, code);
    QVERIFY2(error->text.startsWith(u"The provider "_s), qPrintable(error->text));
    QCOMPARE(run.answer.count(), 1);
}

void TestPersonaTrial::aModelThatHangsIsNotWaitedForForEver()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::hang({u"Well"_s}));
    Run run(house);
    QVERIFY(isVotedOn(house));
    QCOMPARE(run.votes.size(), 1);

    house.wait(Millis(60'000));

    QCOMPARE(run.end()->code, ErrorCode::Network);
    QCOMPARE(house.model().openCalls(), 0);
}

void TestPersonaTrial::whatCannotBeTriedIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    QTest::newRow("no line") << u" \n"_s << u"Aya"_s;
    QTest::newRow("a book") << QString(persona::kLongestStory + 1, u'x') << u"Aya"_s;
    QTest::newRow("nobody") << u"Hello"_s << QString();
}

void TestPersonaTrial::whatCannotBeTriedIsRefused()
{
    QFETCH(const QString, line);
    QFETCH(const QString, name);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ports::PersonaTrial wanted = trial(line);
    wanted.persona.texts[Language::English].name = name;

    const auto error = tests::endOf(house.personas(), &ports::PersonaPort::tryPersona)(wanted, {});

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(house.model().requests().isEmpty());
}

void TestPersonaTrial::twoTrialsDoNotMixUp()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    script(house, ScriptedAnswer::vote(VoteState::Speak, 7), ScriptedAnswer::text(u"Hello."_s));

    Run one(house);
    Run two(house);
    one.job.cancel();
    QVERIFY(isVotedOn(house));
    QCOMPARE(two.votes.size(), 1);
    house.wait(Millis(100));

    QCOMPARE(one.end()->code, ErrorCode::Cancelled);
    QVERIFY(!two.end());
    QCOMPARE(two.text(), u"Hello."_s);
    QVERIFY(one.votes.isEmpty());
    QVERIFY(one.pieces.isEmpty());
}

SUITE_TEST(QCoreApplication, TestPersonaTrial)

} // namespace tst_persona_trial

#include "tst_persona_trial.moc"
