// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/what_if_sentence.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_what_if_sentence {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using explain::whatIfCount;
using explain::whatIfSentence;
using model::ReDecided;
using model::Rule;

namespace {

const ParticipantId kAya(u"companion_aya"_s);
const ParticipantId kKyoko(u"companion_kyoko"_s);
const ParticipantId kMimi(u"companion_mimi"_s);
const explain::Names kNames{{{kAya, u"Aya"_s}, {kKyoko, u"Kyoko"_s}, {kMimi, u"Mimi"_s}}};

/// Aya spoke with 7 before Kyoko's 6; Kyoko would have spoken with the given number.
ReDecided kyokoWith(int importance, int margin)
{
    ReDecided round;
    round.was = {.rule = Rule::Speak, .winner = kAya, .runnerUp = kKyoko};
    round.would = {.rule = Rule::Speak, .winner = kKyoko, .runnerUp = kAya, .margin = margin};
    round.would.candidates = {{.id = kAya, .importance = 7}, {.id = kKyoko, .importance = importance}};
    round.spoke = round.wouldSpeak = true;
    return round;
}

} // namespace

class TestWhatIfSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherSpeakerIsNamedWithTheNumbers();
    void aTieSaysHowItIsBroken();
    void nobodyIsSaidToo();
    void theSameSpeakerIsSaidToBeTheSame();
    void whatCannotBeKnownSaysWhoseVoteIsMissing();
    void aRoomWithoutVotesSaysSo();
};

void TestWhatIfSentence::anotherSpeakerIsNamedWithTheNumbers()
{
    const ReDecided round = kyokoWith(9, 2);

    QCOMPARE(whatIfSentence(round, kNames), u"With this, Kyoko would have spoken: 9 beats Aya’s 7."_s);
}

void TestWhatIfSentence::aTieSaysHowItIsBroken()
{
    QVERIFY(whatIfSentence(kyokoWith(7, 0), kNames)
                .startsWith(u"With this, Kyoko would have spoken: tied with Aya at 7."_s));

    ReDecided ofThree = kyokoWith(7, 0);
    ofThree.would.candidates.append({.id = kMimi, .importance = 7});
    QVERIFY(whatIfSentence(ofThree, kNames).startsWith(u"With this, Kyoko would have spoken: 3 tie at 7."_s));
}

void TestWhatIfSentence::nobodyIsSaidToo()
{
    ReDecided round = kyokoWith(9, 2);
    round.would = {};
    round.wouldSpeak = false;

    QCOMPARE(whatIfSentence(round, kNames), u"With this, nobody would have spoken."_s);
}

void TestWhatIfSentence::theSameSpeakerIsSaidToBeTheSame()
{
    ReDecided round = kyokoWith(9, 2);
    round.was.winner = kKyoko;

    QVERIFY(whatIfSentence(round, kNames).endsWith(u"That is who spoke."_s));
}

void TestWhatIfSentence::whatCannotBeKnownSaysWhoseVoteIsMissing()
{
    ReDecided round = kyokoWith(9, 2);
    round.unknownVotes = {kKyoko};

    round.unknown = ReDecided::Unknown::NotAwaited;
    QCOMPARE(whatIfSentence(round, kNames), u"Cannot be known: Kyoko’s vote was not waited for."_s);

    round.unknown = ReDecided::Unknown::TimedOut;
    QVERIFY(whatIfSentence(round, kNames)
                .startsWith(u"Cannot be known: with more time, Kyoko might have voted"_s));
}

void TestWhatIfSentence::aRoomWithoutVotesSaysSo()
{
    QVERIFY(whatIfCount({}).startsWith(u"No votes in this room yet"_s));
    QVERIFY(whatIfCount({.decisions = 340, .differ = 12}).startsWith(u"With this change 12 of 340"_s));
}

SUITE_TEST(QCoreApplication, TestWhatIfSentence)

} // namespace tst_what_if_sentence

#include "tst_what_if_sentence.moc"
