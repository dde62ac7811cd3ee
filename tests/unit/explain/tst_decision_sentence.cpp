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
    void aTieNamesTheRuleThatBrokeIt_data();
    void aTieNamesTheRuleThatBrokeIt();
    void theAuthorIsNamed_data();
    void theAuthorIsNamed();
    void nobodySpeaksForTheReasonAllShare_data();
    void nobodySpeaksForTheReasonAllShare();
    void manyMissingVotesAreCounted();
    void noSentenceIsLongerThanALine();
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
                                 << u"Aya speaks: called on, importance 9."_s;
    QTest::newRow("asked, another less")
        << decided(Rule::Selected, {asked(u"aya"_s, 9), asked(u"kyoko"_s, 7)})
        << u"Aya speaks: two were called on, 9 beats Kyoko’s 7."_s;
    QTest::newRow("asked, a louder unasked")
        << decided(Rule::Selected, {asked(u"aya"_s, 1), speaks(u"kyoko"_s, 10)})
        << u"Aya speaks: called on, so ahead of Kyoko’s 10."_s;
    QTest::newRow("asked, a quieter unasked")
        << decided(Rule::Selected, {asked(u"aya"_s, 9), speaks(u"kyoko"_s, 4)})
        << u"Aya speaks: called on, importance 9."_s;
    QTest::newRow("asked, tied")
        << decided(Rule::Selected, {asked(u"aya"_s, 7), asked(u"kyoko"_s, 7)})
        << u"Aya speaks: called on, tied with Kyoko at 7. Longer silence wins, then the order of the room."_s;
    QTest::newRow("asked, three tied")
        << decided(Rule::Selected,
                   {asked(u"aya"_s, 7), asked(u"kyoko"_s, 7), asked(u"natsumi"_s, 7), speaks(u"mimi"_s, 7)})
        << u"Aya speaks: 3 called on tie at 7. Longer silence wins, then the order of the room."_s;
    QTest::newRow("wants to, alone") << decided(Rule::Speak, {speaks(u"aya"_s, 6), listens(u"kyoko"_s)},
                                                false)
                                     << u"Aya speaks: the only one who wants to (6)."_s;
    QTest::newRow("wants to, more") << decided(Rule::Speak, {speaks(u"aya"_s, 6), speaks(u"kyoko"_s, 5)})
                                    << u"Aya speaks: 6 beats Kyoko’s 5."_s;
    QTest::newRow("wants to, tied")
        << decided(Rule::Speak, {speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7)})
        << u"Aya speaks: tied with Kyoko at 7. Longer silence wins, then the order of the room."_s;
    QTest::newRow("wants to, three tied")
        << decided(Rule::Speak, {speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7), speaks(u"natsumi"_s, 7)})
        << u"Aya speaks: 3 tie at 7. Longer silence wins, then the order of the room."_s;
    QTest::newRow("wants to, tied, a listener has as much")
        << decided(Rule::Speak, {speaks(u"aya"_s, 3), speaks(u"kyoko"_s, 3), listens(u"natsumi"_s)})
        << u"Aya speaks: tied with Kyoko at 3. Longer silence wins, then the order of the room."_s;
    QTest::newRow("no votes")
        << decided(Rule::NoVotes, {missing(u"aya"_s, Cause::Timeout), missing(u"kyoko"_s, Cause::Malformed)},
                   false)
        << u"No votes came in. Aya speaks: asked by name, or silent longest. No vote from Aya: not in time. No vote from Kyoko: unreadable reply."_s;
    QTest::newRow("only candidate") << decided(Rule::OnlyCandidate, {missing(u"aya"_s, Cause::NotAsked)})
                                    << u"Aya speaks: the only candidate."_s;
    Decision courtesy = decided(Rule::Courtesy, {listens(u"aya"_s), listens(u"kyoko"_s)});
    courtesy.margin = 0;
    QTest::newRow("courtesy, tied") << courtesy << u"Nobody wanted to, so Aya answers you (3)."_s;
    Decision courtesyOfThree =
        decided(Rule::Courtesy, {listens(u"aya"_s), listens(u"kyoko"_s), listens(u"natsumi"_s)});
    courtesyOfThree.margin = 0;
    QTest::newRow("courtesy, three tied")
        << courtesyOfThree << u"Nobody wanted to, so Aya answers you (3)."_s;
    QTest::newRow("courtesy, alone")
        << decided(Rule::Courtesy, {listens(u"aya"_s), missing(u"kyoko"_s, Cause::NotNamed)}, false)
        << u"Nobody wanted to, so Aya answers you (3). Not asked (only when named): Kyoko."_s;
    QTest::newRow("second after silence")
        << decided(Rule::Second, {speaks(u"aya"_s, 5), missing(u"kyoko"_s, Cause::Passed)}, false)
        << u"Aya speaks instead: Kyoko passed."_s;
    QTest::newRow("second after a failure")
        << decided(Rule::Second, {speaks(u"aya"_s, 5), missing(u"kyoko"_s, Cause::Failed)}, false)
        << u"Aya speaks instead: the turn of Kyoko failed."_s;
    Candidate quiet = listens(u"aya"_s);
    quiet.quiet = true;
    QTest::newRow("quiet") << decided(Rule::Nobody, {quiet}) << u"Nobody speaks: you asked for quiet."_s;
    Candidate drawn{.id = companion(u"aya"_s), .isListed = true, .draw = 48, .talkativeness = 500};
    Decision natural = decided(Rule::Natural, {drawn}, false);
    natural.queue = {companion(u"kyoko"_s), companion(u"natsumi"_s)};
    QTest::newRow("drawn") << natural << u"Aya speaks: drawn (talkativeness 50 %). Then: Kyoko, Natsumi."_s;
    drawn.draw = 900;
    QTest::newRow("by lot") << decided(Rule::Natural, {drawn}, false)
                            << u"Aya speaks: nobody was drawn, so one was picked."_s;
    drawn.selected = true;
    QTest::newRow("named") << decided(Rule::Pooled, {drawn}, false) << u"Aya speaks: asked by name."_s;
    QTest::newRow("queued") << decided(Rule::Queued, {drawn}, false) << u"Aya speaks: next in line."_s;
    QTest::newRow("addressed") << decided(Rule::Addressed, {missing(u"aya"_s, Cause::NotAsked)})
                               << u"Aya speaks: the only one asked."_s;
    Decision fallback = decided(Rule::Fallback, {missing(u"aya"_s, Cause::NotAsked)});
    fallback.cause = Cause::Timeout;
    QTest::newRow("fallback") << fallback
                              << u"The director failed (not in time). Aya speaks: silent longest."_s;
    QTest::newRow("the director's nobody") << decided(Rule::Nobody, {missing(u"aya"_s, Cause::NotAsked)})
                                           << u"Nobody speaks: the director chose nobody."_s;
    QTest::newRow("owed") << decided(Rule::Owed, {missing(u"aya"_s, Cause::NotAsked)})
                          << u"Aya speaks: still owes an answer."_s;
    Decision idle = decided(Rule::OnlyCandidate, {missing(u"aya"_s, Cause::NotAsked)});
    idle.idle = true;
    QTest::newRow("idle") << idle << u"It was quiet for a while. Aya speaks: the only candidate."_s;
    QTest::newRow("cued") << decided(Rule::Cued, {missing(u"aya"_s, Cause::NotAsked)})
                          << u"You gave Aya the floor."_s;
    QTest::newRow("all listen") << decided(Rule::Nobody, {listens(u"aya"_s), listens(u"kyoko"_s)})
                                << u"Nobody speaks: everyone would rather listen."_s;
    QTest::newRow("one listens") << decided(Rule::Nobody, {listens(u"aya"_s)})
                                 << u"Nobody speaks: Aya would rather listen."_s;
    QTest::newRow("nobody answers")
        << decided(Rule::Nobody,
                   {missing(u"aya"_s, Cause::Unreachable), missing(u"kyoko"_s, Cause::Unreachable)})
        << u"Nobody speaks: no votes came in. No vote from Aya and Kyoko: the model call failed."_s;
    QTest::newRow("some listen, some are missing")
        << decided(Rule::Nobody, {listens(u"aya"_s), missing(u"kyoko"_s, Cause::Malformed)})
        << u"Nobody speaks: everyone who voted would rather listen. No vote from Kyoko: unreadable reply."_s;
    QTest::newRow("superseded") << decided(Rule::Superseded, {asked(u"aya"_s, 9)})
                                << u"Vote dropped: a newer message came first."_s;
    QTest::newRow("stopped") << decided(Rule::Stopped, {asked(u"aya"_s, 9)}) << u"Vote stopped."_s;
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

    QCOMPARE(sentence(decision),
             u"Aya speaks: two were called on, 9 beats Kyoko’s 7. No vote from Natsumi: not in time."_s);
}

void TestDecisionSentence::votesMissingForOneCauseShareASentence()
{
    const Decision decision = decided(Rule::Speak,
                                      {speaks(u"aya"_s, 6), missing(u"kyoko"_s, Cause::RateLimited),
                                       missing(u"natsumi"_s, Cause::RateLimited)},
                                      false);

    QVERIFY(sentence(decision).endsWith(u"No vote from Kyoko and Natsumi: the provider is rate-limited."_s));
}

void TestDecisionSentence::eachCauseIsSaidOnce()
{
    const Decision decision = decided(
        Rule::Speak,
        {speaks(u"aya"_s, 6), missing(u"kyoko"_s, Cause::Left), missing(u"natsumi"_s, Cause::Muted)}, false);

    QVERIFY(sentence(decision).endsWith(u" No vote from Kyoko: left. No vote from Natsumi: muted."_s));
}

void TestDecisionSentence::aVoterThatWasNotWaitedForIsNotCalledMissing()
{
    const Decision decision =
        decided(Rule::Selected, {asked(u"aya"_s, 10), missing(u"kyoko"_s, Cause::Early)}, false);

    QCOMPARE(sentence(decision),
             u"Aya speaks: called on, importance 10. Not waited for (could not change the result): Kyoko."_s);
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

    QCOMPARE(
        ended,
        u"The conversation ends: %1 was chosen, but chose to leave. No vote from Kyoko: not in time."_s.arg(
            name));
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

void TestDecisionSentence::aTieNamesTheRuleThatBrokeIt_data()
{
    QTest::addColumn<QList<Candidate>>("candidates");
    QTest::addColumn<model::DecisionFacts>("facts");
    QTest::addColumn<QString>("expected");

    const auto spoke = [](qint64 aya, qint64 kyoko, qint64 natsumi) {
        return model::DecisionFacts{
            .lastSpoke = QHash<base::ParticipantId, qint64>{{companion(u"aya"_s), aya},
                                                            {companion(u"kyoko"_s), kyoko},
                                                            {companion(u"natsumi"_s), natsumi}}};
    };
    const QList<Candidate> two{speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7)};
    const QList<Candidate> three{speaks(u"aya"_s, 7), speaks(u"kyoko"_s, 7), speaks(u"natsumi"_s, 7)};
    const QList<Candidate> called{asked(u"aya"_s, 7), asked(u"kyoko"_s, 7)};
    QTest::newRow("two, silence") << two << spoke(1, 2, 0)
                                  << u"Aya speaks: tied with Kyoko at 7, but silent longer."_s;
    QTest::newRow("two, order") << two << spoke(0, 0, 3)
                                << u"Aya speaks: tied with Kyoko at 7, but earlier in the room."_s;
    QTest::newRow("called on, silence")
        << called << spoke(0, 1, 0) << u"Aya speaks: called on, tied with Kyoko at 7, but silent longer."_s;
    QTest::newRow("called on, order")
        << called << spoke(0, 0, 0)
        << u"Aya speaks: called on, tied with Kyoko at 7, but earlier in the room."_s;
    QTest::newRow("three, silence") << three << spoke(0, 1, 2)
                                    << u"Aya speaks: 3 tie at 7, and Aya was silent longest."_s;
    QTest::newRow("three, order") << three << spoke(0, 0, 0)
                                  << u"Aya speaks: 3 tie at 7, and Aya comes first in the room."_s;
    QTest::newRow("three, both rules")
        << three << spoke(0, 0, 5)
        << u"Aya speaks: 3 tie at 7. Longer silence wins, then the order of the room."_s;
}

void TestDecisionSentence::aTieNamesTheRuleThatBrokeIt()
{
    QFETCH(QList<Candidate>, candidates);
    QFETCH(model::DecisionFacts, facts);
    QFETCH(QString, expected);
    const Rule rule = candidates.first().selected ? Rule::Selected : Rule::Speak;

    QCOMPARE(explain::decisionSentence(decided(rule, candidates), kNames, {}, facts), expected);
}

void TestDecisionSentence::theAuthorIsNamed_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<model::DecisionFacts>("facts");
    QTest::addColumn<QString>("expected");

    using Ids = QList<base::ParticipantId>;
    const base::ParticipantId aya = companion(u"aya"_s);
    const base::ParticipantId kyoko = companion(u"kyoko"_s);
    const model::DecisionFacts byYou{.author = tests::user(), .to = Ids{aya}, .named = Ids{}};
    const model::DecisionFacts byKyoko{.author = kyoko, .to = Ids{aya}, .named = Ids{}};
    const model::DecisionFacts toAll{.author = tests::user(), .to = Ids{}, .named = Ids{}};
    QTest::newRow("only you asked") << Rule::OnlyCandidate << byYou << u"Aya speaks: you asked only Aya."_s;
    QTest::newRow("only Kyoko asked")
        << Rule::OnlyCandidate << byKyoko << u"Aya speaks: Kyoko asked only Aya."_s;
    QTest::newRow("alone") << Rule::OnlyCandidate << toAll << u"Aya speaks: nobody else can."_s;
    QTest::newRow("addressed by you") << Rule::Addressed << byYou << u"Aya speaks: you asked Aya."_s;
    QTest::newRow("addressed by Kyoko") << Rule::Addressed << byKyoko << u"Aya speaks: Kyoko asked Aya."_s;
    QTest::newRow("superseded by you")
        << Rule::Superseded << byYou << u"Vote dropped: you wrote something new."_s;
    QTest::newRow("superseded by Kyoko")
        << Rule::Superseded << byKyoko << u"Vote dropped: Kyoko said something new."_s;
    QTest::newRow("no votes, asked")
        << Rule::NoVotes << byKyoko
        << u"No votes came in. Aya speaks: asked by name. No vote from Aya: not in time."_s;
    QTest::newRow("no votes, silence")
        << Rule::NoVotes << toAll
        << u"No votes came in. Aya speaks: silent longest. No vote from Aya: not in time."_s;
}

void TestDecisionSentence::theAuthorIsNamed()
{
    QFETCH(Rule, rule);
    QFETCH(model::DecisionFacts, facts);
    QFETCH(QString, expected);
    const Cause cause = rule == Rule::NoVotes ? Cause::Timeout : Cause::NotAsked;
    Decision decision = decided(rule, {missing(u"aya"_s, cause)}, false);
    decision.winner = rule == Rule::Superseded ? std::nullopt : std::optional(companion(u"aya"_s));

    QCOMPARE(explain::decisionSentence(decision, kNames, {}, facts), expected);
}

void TestDecisionSentence::nobodySpeaksForTheReasonAllShare_data()
{
    QTest::addColumn<QList<Cause>>("causes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("only when named") << QList{Cause::NotNamed, Cause::NotNamed}
                                     << u"Nobody speaks: they speak only when named."_s;
    QTest::newRow("may not follow") << QList{Cause::Mask, Cause::Mask}
                                    << u"Nobody speaks: nobody may follow Natsumi."_s;
    QTest::newRow("gone") << QList{Cause::Left, Cause::Muted}
                          << u"Nobody speaks: everyone left or was muted."_s;
    QTest::newRow("two reasons") << QList{Cause::NotNamed, Cause::Mask}
                                 << u"Nobody speaks: nobody was asked. Not asked (only when named): Aya. Not "
                                    u"asked (may not follow the "
                                    "last speaker): Kyoko."_s;
}

void TestDecisionSentence::nobodySpeaksForTheReasonAllShare()
{
    QFETCH(QList<Cause>, causes);
    QFETCH(QString, expected);
    const Decision decision =
        decided(Rule::Nobody, {missing(u"aya"_s, causes.first()), missing(u"kyoko"_s, causes.last())});

    QCOMPARE(explain::decisionSentence(decision, kNames, {}, {.author = companion(u"natsumi"_s)}), expected);
}

void TestDecisionSentence::manyMissingVotesAreCounted()
{
    const Decision decision =
        decided(Rule::Nobody, {listens(u"mimi"_s), missing(u"aya"_s, Cause::Timeout),
                               missing(u"kyoko"_s, Cause::Timeout), missing(u"natsumi"_s, Cause::Timeout)});

    QVERIFY(sentence(decision).endsWith(u" No vote from 3: Aya, Kyoko, Natsumi (not in time)."_s));
}

void TestDecisionSentence::noSentenceIsLongerThanALine()
{
    const explain::Names names{{{companion(u"aya"_s), u"Natsumi"_s},
                                {companion(u"kyoko"_s), u"Companion_12"_s},
                                {companion(u"natsumi"_s), u"Mimi"_s}}};
    const Decision tie = decided(Rule::Selected, {asked(u"aya"_s, 10), asked(u"kyoko"_s, 10)});
    const model::DecisionFacts facts{.lastSpoke = QHash<base::ParticipantId, qint64>{}};

    QVERIFY(explain::decisionSentence(tie, names, {}, facts).size() <= 90);
    QVERIFY(explain::decisionSentence(decided(Rule::Selected, {asked(u"aya"_s, 1), speaks(u"kyoko"_s, 10)}),
                                      names, {})
                .size() <= 90);
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
        << Flip{aya, Field::Importance, 9, 6, kyoko} << u"Had Aya said 6, Kyoko would have spoken."_s;
    QTest::newRow("importance, nobody")
        << Flip{aya, Field::Importance, 9, 6, {}} << u"Had Aya said 6, nobody would have spoken."_s;
    QTest::newRow("own state") << Flip{kyoko, Field::State, VoteState::Listen, VoteState::Speak, kyoko}
                               << u"Had Kyoko voted “speak”, Kyoko would have spoken."_s;
    QTest::newRow("the winner's state") << Flip{aya, Field::State, VoteState::Speak, VoteState::Listen, kyoko}
                                        << u"Had Aya voted “listen”, Kyoko would have spoken."_s;
    QTest::newRow("state, nobody") << Flip{aya, Field::State, VoteState::Speak, VoteState::Listen, {}}
                                   << u"Had Aya voted “listen”, nobody would have spoken."_s;
    QTest::newRow("asked") << Flip{kyoko, Field::Selected, false, true, kyoko}
                           << u"Had Kyoko been called on, Kyoko would have spoken."_s;
    QTest::newRow("not asked") << Flip{aya, Field::Selected, true, false, kyoko}
                               << u"Had Aya not been called on, Kyoko would have spoken."_s;
    QTest::newRow("not asked, nobody") << Flip{aya, Field::Selected, true, false, {}}
                                       << u"Had Aya not been called on, nobody would have spoken."_s;
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

    QCOMPARE(text, u"%2%1 speaks: two were called on, 9 beats %4’s 7."_s);
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
