// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/decision_sentence.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_decision_sentence {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Candidate;
using model::Cause;
using model::Decision;
using model::Flip;
using model::Rule;
using model::VoteState;
using tests::companion;

namespace {

const explain::Names kNames{{{companion(u"aya"_s), u"Aya"_s},
                             {companion(u"kyoko"_s), u"Kyoko"_s},
                             {companion(u"natsumi"_s), u"Natsumi"_s}}};

Candidate asked(const QString &name, int importance)
{
    return {companion(name), VoteState::Speak, importance, true, model::Closing::None, {}};
}

Candidate speaks(const QString &name, int importance)
{
    return {companion(name), VoteState::Speak, importance, false, model::Closing::None, {}};
}

Candidate listens(const QString &name)
{
    return {companion(name), VoteState::Listen, 3, false, model::Closing::None, {}};
}

Candidate missing(const QString &name, Cause cause)
{
    return {companion(name), VoteState::Listen, 0, false, model::Closing::None, cause};
}

/// The first candidate wins; the second is the runner-up if `second` is set.
Decision decided(Rule rule, const QList<Candidate> &candidates, bool second = true)
{
    Decision decision;
    decision.messageId = base::MessageId(u"m1"_s);
    decision.rule = rule;
    decision.candidates = candidates;
    const bool hasWinner = rule != Rule::Nobody && rule != Rule::Superseded && rule != Rule::Stopped;
    if (hasWinner)
        decision.winner = candidates.first().id;
    if (hasWinner && second && candidates.size() > 1)
        decision.runnerUp = candidates.at(1).id;
    return decision;
}

QString sentence(const Decision &decision) { return explain::decisionSentence(decision, kNames, {}); }

} // namespace

class TestDecisionSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOutcomeHasItsSentence_data();
    void everyOutcomeHasItsSentence();
    void aMissingVoteIsASecondSentence();
    void votesMissingForOneCauseShareASentence();
    void eachCauseIsSaidOnce();
    void aVoterThatWasNotWaitedForIsNotCalledMissing();
    void aRoundThatWasBrokenOffDoesNotCountItsVotes_data();
    void aRoundThatWasBrokenOffDoesNotCountItsVotes();
    void aWinnerThatEndsTheRoomDoesNotSpeak_data();
    void aWinnerThatEndsTheRoomDoesNotSpeak();
    void onlyTheWinnersFarewellEndsTheRoom();
    void everyFlipHasItsSentence_data();
    void everyFlipHasItsSentence();
    void aNameWithAPlaceholderStaysAName();
    void usersAreYouAndStrangersAreTheirId();
};

void TestDecisionSentence::everyOutcomeHasItsSentence_data()
{
    QTest::addColumn<Decision>("decision");
    QTest::addColumn<QString>("expected");

    QTest::newRow("asked alone") << decided(Rule::Selected, {asked(u"aya"_s, 9), listens(u"kyoko"_s)}, false)
                                 << u"Aya speaks: asked to answer, with importance 9."_s;
    QTest::newRow("asked, another less")
        << decided(Rule::Selected, {asked(u"aya"_s, 9), asked(u"kyoko"_s, 7)})
        << u"Aya speaks: asked to answer, and 9 beats Kyoko's 7."_s;
    QTest::newRow("asked, a louder unasked")
        << decided(Rule::Selected, {asked(u"aya"_s, 1), speaks(u"kyoko"_s, 10)})
        << u"Aya speaks: asked to answer, and that goes before Kyoko's higher 10."_s;
    QTest::newRow("asked, a quieter unasked")
        << decided(Rule::Selected, {asked(u"aya"_s, 9), speaks(u"kyoko"_s, 4)})
        << u"Aya speaks: asked to answer, with importance 9."_s;
    QTest::newRow("asked, tied") << decided(Rule::Selected, {asked(u"aya"_s, 7), asked(u"kyoko"_s, 7)})
                                 << u"Aya speaks: asked to answer, as Kyoko was, both with 7. A tie goes to "
                                    "the longest silence, then to the order of the room."_s;
    QTest::newRow("asked, three tied")
        << decided(Rule::Selected,
                   {asked(u"aya"_s, 7), asked(u"kyoko"_s, 7), asked(u"natsumi"_s, 7), speaks(u"mimi"_s, 7)})
        << u"Aya speaks: asked to answer, as Kyoko and Natsumi were, all with 7. A tie goes to the longest "
           "silence, then to the order of the room."_s;
    QTest::newRow("wants to, alone") << decided(Rule::Speak, {speaks(u"aya"_s, 6), listens(u"kyoko"_s)},
                                                false)
                                     << u"Aya speaks: the only vote to speak, with importance 6."_s;
    QTest::newRow("wants to, more") << decided(Rule::Speak, {speaks(u"aya"_s, 6), speaks(u"kyoko"_s, 5)})
                                    << u"Aya speaks: nobody was asked to answer, and 6 beats Kyoko's 5."_s;
    QTest::newRow("wants to, tied")
        << decided(Rule::Speak, {speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7)})
        << u"Aya speaks: nobody was asked to answer, and Kyoko wants to speak as much, both with 7. A tie "
           "goes to the longest silence, then to the order of the room."_s;
    QTest::newRow("wants to, three tied")
        << decided(Rule::Speak, {speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7), speaks(u"natsumi"_s, 7)})
        << u"Aya speaks: nobody was asked to answer, and Kyoko and Natsumi want to speak as much, all with "
           u"7. "
           "A tie goes to the longest silence, then to the order of the room."_s;
    QTest::newRow("wants to, tied, a listener has as much")
        << decided(Rule::Speak, {speaks(u"aya"_s, 3), speaks(u"kyoko"_s, 3), listens(u"natsumi"_s)})
        << u"Aya speaks: nobody was asked to answer, and Kyoko wants to speak as much, both with 3. A tie "
           "goes to the longest silence, then to the order of the room."_s;
    QTest::newRow("no votes")
        << decided(Rule::NoVotes, {missing(u"aya"_s, Cause::Timeout), missing(u"kyoko"_s, Cause::Malformed)},
                   false)
        << u"Aya speaks: no vote could be had, so the floor goes to the companion who was named or has been "
           "silent longest. Aya's vote is missing: no answer in time. Kyoko's vote is missing: the answer "
           "could "
           "not be read."_s;
    QTest::newRow("only candidate") << decided(Rule::OnlyCandidate, {missing(u"aya"_s, Cause::NotAsked)})
                                    << u"Aya speaks: there is nobody else to ask."_s;
    Decision courtesy = decided(Rule::Courtesy, {listens(u"aya"_s), listens(u"kyoko"_s)});
    courtesy.margin = 0;
    QTest::newRow("courtesy, tied") << courtesy
                                    << u"Aya speaks: nobody wants to, but you are not left without an "
                                       u"answer; a tie with Kyoko, both with 3, "
                                       "goes to the longest silence, then to the order of the room."_s;
    Decision courtesyOfThree =
        decided(Rule::Courtesy, {listens(u"aya"_s), listens(u"kyoko"_s), listens(u"natsumi"_s)});
    courtesyOfThree.margin = 0;
    QTest::newRow("courtesy, three tied")
        << courtesyOfThree
        << u"Aya speaks: nobody wants to, but you are not left without an answer; a tie with Kyoko and "
           "Natsumi, all with 3, goes to the longest silence, then to the order of the room."_s;
    QTest::newRow("courtesy, alone") << decided(Rule::Courtesy,
                                                {listens(u"aya"_s), missing(u"kyoko"_s, Cause::NotNamed)},
                                                false)
                                     << u"Aya speaks: nobody wants to, but you are not left without an "
                                        u"answer. Not asked, as they speak only "
                                        "when named: Kyoko."_s;
    QTest::newRow("second after silence")
        << decided(Rule::Second, {speaks(u"aya"_s, 5), missing(u"kyoko"_s, Cause::Passed)}, false)
        << u"Aya speaks: the next choice, as nothing came from Kyoko."_s;
    QTest::newRow("second after a failure")
        << decided(Rule::Second, {speaks(u"aya"_s, 5), missing(u"kyoko"_s, Cause::Failed)}, false)
        << u"Aya speaks: the next choice, as the turn failed for Kyoko."_s;
    Candidate quiet = listens(u"aya"_s);
    quiet.quiet = true;
    QTest::newRow("quiet") << decided(Rule::Nobody, {quiet}) << u"Nobody speaks: you asked for silence."_s;
    Candidate drawn{.id = companion(u"aya"_s), .isListed = true, .draw = 48, .talkativeness = 500};
    Decision natural = decided(Rule::Natural, {drawn}, false);
    natural.queue = {companion(u"kyoko"_s), companion(u"natsumi"_s)};
    QTest::newRow("drawn")
        << natural << u"Aya speaks: drew 48, which is below a talkativeness of 500. Then: Kyoko, Natsumi."_s;
    drawn.draw = 900;
    QTest::newRow("by lot")
        << decided(Rule::Natural, {drawn}, false)
        << u"Aya speaks: nobody was named and all drew too high, so one was picked by lot."_s;
    drawn.selected = true;
    QTest::newRow("named") << decided(Rule::Pooled, {drawn}, false) << u"Aya speaks: named by the message."_s;
    QTest::newRow("queued") << decided(Rule::Queued, {drawn}, false) << u"Aya speaks: next in line."_s;
    QTest::newRow("addressed") << decided(Rule::Addressed, {missing(u"aya"_s, Cause::NotAsked)})
                               << u"Aya speaks: the only one who was addressed."_s;
    Decision fallback = decided(Rule::Fallback, {missing(u"aya"_s, Cause::NotAsked)});
    fallback.cause = Cause::Timeout;
    QTest::newRow("fallback")
        << fallback << u"Aya speaks: silent longest, as the director did not choose (no answer in time)."_s;
    QTest::newRow("the director's nobody") << decided(Rule::Nobody, {missing(u"aya"_s, Cause::NotAsked)})
                                           << u"Nobody speaks: the director chose nobody."_s;
    QTest::newRow("owed") << decided(Rule::Owed, {missing(u"aya"_s, Cause::NotAsked)})
                          << u"Aya speaks: was asked and still owes an answer."_s;
    Decision idle = decided(Rule::OnlyCandidate, {missing(u"aya"_s, Cause::NotAsked)});
    idle.idle = true;
    QTest::newRow("idle") << idle
                          << u"It had been quiet for a while. Aya speaks: there is nobody else to ask."_s;
    QTest::newRow("cued") << decided(Rule::Cued, {missing(u"aya"_s, Cause::NotAsked)})
                          << u"Aya speaks: cued."_s;
    QTest::newRow("all listen") << decided(Rule::Nobody, {listens(u"aya"_s), listens(u"kyoko"_s)})
                                << u"Nobody speaks: all want to listen."_s;
    QTest::newRow("one listens") << decided(Rule::Nobody, {listens(u"aya"_s)})
                                 << u"Nobody speaks: Aya wants to listen."_s;
    QTest::newRow("nobody answers")
        << decided(Rule::Nobody,
                   {missing(u"aya"_s, Cause::Unreachable), missing(u"kyoko"_s, Cause::Unreachable)})
        << u"Nobody speaks: there is no vote. Votes are missing from Aya, Kyoko: the model could not be reached."_s;
    QTest::newRow("some listen, some are missing")
        << decided(Rule::Nobody, {listens(u"aya"_s), missing(u"kyoko"_s, Cause::Malformed)})
        << u"Nobody speaks: all who voted want to listen. Kyoko's vote is missing: the answer could not be read."_s;
    QTest::newRow("superseded") << decided(Rule::Superseded, {asked(u"aya"_s, 9)})
                                << u"Nobody speaks yet: something newer came before the vote was over."_s;
    QTest::newRow("stopped") << decided(Rule::Stopped, {asked(u"aya"_s, 9)})
                             << u"Nobody speaks: you stopped the vote."_s;
}

void TestDecisionSentence::everyOutcomeHasItsSentence()
{
    QFETCH(Decision, decision);
    QFETCH(QString, expected);

    QCOMPARE(sentence(decision), expected);
}

void TestDecisionSentence::aMissingVoteIsASecondSentence()
{
    const Decision decision = decided(
        Rule::Selected, {asked(u"aya"_s, 9), asked(u"kyoko"_s, 7), missing(u"natsumi"_s, Cause::Timeout)});

    QCOMPARE(sentence(decision), u"Aya speaks: asked to answer, and 9 beats Kyoko's 7. "
                                 "Natsumi's vote is missing: no answer in time."_s);
}

void TestDecisionSentence::votesMissingForOneCauseShareASentence()
{
    const Decision decision = decided(Rule::Speak,
                                      {speaks(u"aya"_s, 6), missing(u"kyoko"_s, Cause::RateLimited),
                                       missing(u"natsumi"_s, Cause::RateLimited)},
                                      false);

    QVERIFY(sentence(decision).endsWith(
        u"Votes are missing from Kyoko, Natsumi: the model takes no more requests for now."_s));
}

void TestDecisionSentence::eachCauseIsSaidOnce()
{
    const Decision decision = decided(
        Rule::Speak,
        {speaks(u"aya"_s, 6), missing(u"kyoko"_s, Cause::Left), missing(u"natsumi"_s, Cause::Muted)}, false);

    QVERIFY(sentence(decision).endsWith(
        u" Kyoko's vote is missing: left the room. Natsumi's vote is missing: muted."_s));
}

void TestDecisionSentence::aVoterThatWasNotWaitedForIsNotCalledMissing()
{
    const Decision decision =
        decided(Rule::Selected, {asked(u"aya"_s, 10), missing(u"kyoko"_s, Cause::Early)}, false);

    QCOMPARE(sentence(decision), u"Aya speaks: asked to answer, with importance 10. "
                                 "Not waited for, as no vote could have changed the outcome: Kyoko."_s);
}

void TestDecisionSentence::aRoundThatWasBrokenOffDoesNotCountItsVotes_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("superseded") << Rule::Superseded << Cause::Superseded;
    QTest::newRow("stopped") << Rule::Stopped << Cause::Stopped;
    QTest::newRow("cued") << Rule::Cued << Cause::Cued;
}

void TestDecisionSentence::aRoundThatWasBrokenOffDoesNotCountItsVotes()
{
    QFETCH(Rule, rule);
    QFETCH(Cause, cause);
    const Decision decision = decided(rule, {speaks(u"aya"_s, 6), missing(u"kyoko"_s, cause)}, false);

    QVERIFY(!sentence(decision).contains(u"missing"_s));
    QCOMPARE(sentence(decision).count(u'.'), 1);
}

void TestDecisionSentence::aWinnerThatEndsTheRoomDoesNotSpeak_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("name");
    for (const QString &name : {u"Aya"_s, u"綾"_s, u"小绫"_s}) {
        QTest::newRow(qPrintable(u"selected "_s + name)) << Rule::Selected << name;
        QTest::newRow(qPrintable(u"speak "_s + name)) << Rule::Speak << name;
    }
}

void TestDecisionSentence::aWinnerThatEndsTheRoomDoesNotSpeak()
{
    QFETCH(Rule, rule);
    QFETCH(QString, name);
    const explain::Names names{{{companion(u"aya"_s), name}, {companion(u"kyoko"_s), u"Kyoko"_s}}};
    Decision decision = decided(rule, {asked(u"aya"_s, 9), missing(u"kyoko"_s, Cause::Timeout)}, false);
    decision.candidates.first().closing = model::Closing::Terminal;

    const QString ended = explain::decisionSentence(decision, names, {.terminalEndsRoom = true});
    const QString farewell = explain::decisionSentence(decision, names, {});

    QCOMPARE(ended, u"Nobody speaks: %1 was chosen, but voted to leave, and in this room that ends the talk. "
                    "Kyoko's vote is missing: no answer in time."_s.arg(name));
    QVERIFY(farewell.startsWith(name + u" speaks: "_s));
}

void TestDecisionSentence::onlyTheWinnersFarewellEndsTheRoom()
{
    Decision loser = decided(Rule::Selected, {asked(u"aya"_s, 9), asked(u"kyoko"_s, 7)});
    loser.candidates.last().closing = model::Closing::Terminal;
    Decision cued = decided(Rule::Cued, {asked(u"aya"_s, 9)});
    cued.candidates.first().closing = model::Closing::Terminal;

    QVERIFY(!explain::endsTheRoom(loser, {.terminalEndsRoom = true}));
    QVERIFY(!explain::endsTheRoom(cued, {.terminalEndsRoom = true}));
    QVERIFY(!explain::endsTheRoom(decided(Rule::Nobody, {}), {.terminalEndsRoom = true}));
}

void TestDecisionSentence::everyFlipHasItsSentence_data()
{
    QTest::addColumn<Flip>("flip");
    QTest::addColumn<QString>("expected");
    const auto aya = companion(u"aya"_s);
    const auto kyoko = companion(u"kyoko"_s);
    using Field = Flip::Field;

    QTest::newRow("own importance") << Flip{kyoko, Field::Importance, 7, 8, kyoko}
                                    << u"At 8, Kyoko would have spoken."_s;
    QTest::newRow("the winner's importance")
        << Flip{aya, Field::Importance, 9, 6, kyoko} << u"With Aya at 6, Kyoko would have spoken."_s;
    QTest::newRow("importance, nobody")
        << Flip{aya, Field::Importance, 9, 6, {}} << u"With Aya at 6, nobody would have spoken."_s;
    QTest::newRow("own state") << Flip{kyoko, Field::State, VoteState::Listen, VoteState::Speak, kyoko}
                               << u"With the vote “speak”, Kyoko would have spoken."_s;
    QTest::newRow("the winner's state") << Flip{aya, Field::State, VoteState::Speak, VoteState::Listen, kyoko}
                                        << u"If Aya had voted “listen”, Kyoko would have spoken."_s;
    QTest::newRow("state, nobody") << Flip{aya, Field::State, VoteState::Speak, VoteState::Listen, {}}
                                   << u"If Aya had voted “listen”, nobody would have spoken."_s;
    QTest::newRow("asked") << Flip{kyoko, Field::Selected, false, true, kyoko}
                           << u"If asked to answer, Kyoko would have spoken."_s;
    QTest::newRow("not asked") << Flip{aya, Field::Selected, true, false, kyoko}
                               << u"If Aya had not been asked to answer, Kyoko would have spoken."_s;
    QTest::newRow("not asked, nobody") << Flip{aya, Field::Selected, true, false, {}}
                                       << u"If Aya had not been asked to answer, nobody would have spoken."_s;
}

void TestDecisionSentence::everyFlipHasItsSentence()
{
    QFETCH(Flip, flip);
    QFETCH(QString, expected);

    QCOMPARE(explain::flipSentence(flip, kNames), expected);
}

void TestDecisionSentence::aNameWithAPlaceholderStaysAName()
{
    const explain::Names tricky{{{companion(u"aya"_s), u"%2%1"_s}, {companion(u"kyoko"_s), u"%4"_s}}};

    const QString text = explain::decisionSentence(
        decided(Rule::Selected, {asked(u"aya"_s, 9), asked(u"kyoko"_s, 7)}), tricky, {});

    QCOMPARE(text, u"%2%1 speaks: asked to answer, and 9 beats %4's 7."_s);
}

void TestDecisionSentence::usersAreYouAndStrangersAreTheirId()
{
    QCOMPARE(kNames.of(tests::user()), u"you"_s);
    QCOMPARE(kNames.of(base::ParticipantId(u"user_bob"_s)), u"you"_s);
    QCOMPARE(kNames.of(companion(u"new"_s)), u"companion_new"_s);
}

SUITE_TEST(QCoreApplication, TestDecisionSentence)

} // namespace tst_decision_sentence

#include "tst_decision_sentence.moc"
