// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/vote.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_rehearsal_vote {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::rehearsal::Vote;
using model::Closing;
using model::VoteState;

/// What moves a Rehearsal vote up and down.
class TestRehearsalVote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionAboutItsFieldWakesTheExpert();
    void aGreetingWakesTheHost();
    void aUserIsNeverLeftWithoutAnAnswer();
    void talkativenessCounts();
    void tiredAfterSpeaking();
    void excludedListens();
    void aQuestionToSomebodyElseIsLeftToThem();
    void whoNeedNotAnswerListens_data();
    void whoNeedNotAnswerListens();
    void eagernessFadesWithTheTurns();
    void goodbyesWindUpStepByStep();
    void importanceMostlyDiffers();
    void exampleCompanionsTalkInThreeManners();
};

namespace {

constexpr quint64 kSeeds = tests::rounds(50);

model::Message said(const QString &from, const QString &text)
{
    model::Message message;
    message.from = base::ParticipantId(from);
    message.text = text;
    return message;
}

/// A brief of one of the example companions (0 Kyoko, 1 Natsumi, 2 Aya) after these messages.
llm::Brief briefAfter(const QList<model::Message> &witnessed, qsizetype companion, quint64 seed = 1)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), seed);
    room.userSays(u"…"_s);
    llm::Brief brief = room.briefFor(companion, llm::Purpose::Vote);
    brief.witnessed = witnessed;
    return brief;
}

int importanceOf(const llm::Brief &brief) { return llm::rehearsal::rehearseVote(brief).importance; }

} // namespace

void TestRehearsalVote::aQuestionAboutItsFieldWakesTheExpert()
{
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"什么是分布式系统？"_s);

        auto votes = room.votes();

        QVERIFY(votes[u"companion_aya"_s].importance > votes[u"companion_kyoko"_s].importance);
        QVERIFY(votes[u"companion_aya"_s].importance >= votes[u"companion_natsumi"_s].importance);
        QVERIFY(!votes[u"companion_aya"_s].selected);
    }
}

void TestRehearsalVote::aGreetingWakesTheHost()
{
    for (quint64 seed = 0; seed < kSeeds; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"Hello everyone!"_s);

        auto votes = room.votes();

        QVERIFY(votes[u"companion_kyoko"_s].importance >= votes[u"companion_natsumi"_s].importance);
        QVERIFY(votes[u"companion_kyoko"_s].importance > votes[u"companion_aya"_s].importance);
    }
}

void TestRehearsalVote::aUserIsNeverLeftWithoutAnAnswer()
{
    for (const QString &text : {u"hm"_s, u"?"_s, u"…"_s, u"Thanks"_s, u"I bought a lamp."_s, u"ふうん"_s}) {
        for (quint64 seed = 0; seed < kSeeds; ++seed) {
            tests::RehearsalRoom room(tests::exampleCompanions(), seed);
            room.userSays(text);

            QVERIFY2(room.companionSpeaks(), qPrintable(text));
        }
    }
}

void TestRehearsalVote::talkativenessCounts()
{
    llm::Brief quiet = briefAfter({said(u"user"_s, u"I bought a lamp."_s)}, 0);
    llm::Brief talkative = quiet;

    quiet.persona.talkativeness = 0;
    talkative.persona.talkativeness = 1;

    QVERIFY(importanceOf(quiet) < importanceOf(talkative));
}

void TestRehearsalVote::tiredAfterSpeaking()
{
    const auto user = said(u"user"_s, u"I bought a lamp."_s);
    const auto other = said(u"companion_natsumi"_s, u"I have seen one once!"_s);
    const auto own = said(u"companion_kyoko"_s, u"A lamp, how nice."_s);

    const int fresh = importanceOf(briefAfter({user, other}, 0));
    const int tired = importanceOf(briefAfter({user, own, other}, 0));
    const Vote afterItself = llm::rehearsal::rehearseVote(briefAfter({user, other, own}, 0));

    QVERIFY(tired < fresh);
    QCOMPARE(afterItself.state, VoteState::Listen);
    QCOMPARE(afterItself.importance, 0);
}

void TestRehearsalVote::excludedListens()
{
    const auto user = said(u"user"_s, u"Everyone except Aya, what about consensus?"_s);
    const auto other = said(u"companion_kyoko"_s, u"Consensus sounds kind."_s);

    for (const QList<model::Message> &witnessed : {QList{user}, QList{user, other}}) {
        const Vote vote = llm::rehearsal::rehearseVote(briefAfter(witnessed, 2));
        QCOMPARE(vote.state, VoteState::Listen);
        QVERIFY(vote.importance <= 1);
    }
}

void TestRehearsalVote::aQuestionToSomebodyElseIsLeftToThem()
{
    const Vote vote = llm::rehearsal::rehearseVote(
        briefAfter({said(u"user"_s, u"Natsumi, what do you think about distributed systems?"_s)}, 2));

    QCOMPARE(vote.state, VoteState::Listen);
    QVERIFY(!vote.selected);
}

void TestRehearsalVote::whoNeedNotAnswerListens_data()
{
    QTest::addColumn<QStringList>("eager"); // those who still want to speak
    const auto row = [](const char *text, const QStringList &eager) { QTest::newRow(text) << eager; };
    row("Nobody needs to answer.", {});
    row("返事はいりません", {});
    row("不用回答", {});
    row("Nobody needs to answer, but Aya, what do you think?", {u"companion_aya"_s});
    row("Nobody except Aya needs to answer.", {u"companion_aya"_s});
    row("綾さん以外は答えなくていいよ", {u"companion_aya"_s});
    row("除了小绫，其他人不用回答", {u"companion_aya"_s});
    row("Aya, you don't need to answer.", {u"companion_kyoko"_s, u"companion_natsumi"_s});
    row("綾さんは答えなくていいよ", {u"companion_kyoko"_s, u"companion_natsumi"_s});
    row("小绫不用回答", {u"companion_kyoko"_s, u"companion_natsumi"_s});
}

void TestRehearsalVote::whoNeedNotAnswerListens()
{
    QFETCH(const QStringList, eager);
    for (quint64 seed = 0; seed < 5; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);

        room.userSays(QString::fromUtf8(QTest::currentDataTag()));

        const auto votes = room.votes();
        QStringList speakers;
        for (auto it = votes.begin(); it != votes.end(); ++it)
            if (it->selected || it->state == VoteState::Speak)
                speakers.append(it.key());
        QCOMPARE(speakers, eager);
    }
}

void TestRehearsalVote::eagernessFadesWithTheTurns()
{
    llm::Brief brief = briefAfter(
        {said(u"user"_s, u"I bought a lamp."_s), said(u"companion_natsumi"_s, u"Tea is too hot for me!"_s)},
        0);
    int before = 10;
    for (int turns = 1; turns <= 8; ++turns) {
        brief.companionTurns = turns;
        const int now = importanceOf(brief);
        QVERIFY(now <= before);
        before = now;
    }
    QVERIFY(before < 5);
}

void TestRehearsalVote::goodbyesWindUpStepByStep()
{
    llm::Brief brief = briefAfter({said(u"user"_s, u"Thank you, good night!"_s)}, 0);
    for (const Closing next : {Closing::PreClosing, Closing::Closing, Closing::Terminal, Closing::Terminal}) {
        brief.stage = llm::rehearsal::rehearseVote(brief).closing;
        QCOMPARE(brief.stage, next);
    }

    brief.witnessed.append(said(u"user"_s, u"Oh, one more thing: do you like tea?"_s));

    QCOMPARE(llm::rehearsal::rehearseVote(brief).closing, Closing::None);
}

void TestRehearsalVote::importanceMostlyDiffers()
{
    constexpr int kEnough = 50; // rooms needed to measure a share
    int ties = 0;
    for (quint64 seed = 0; seed < kEnough; ++seed) {
        tests::RehearsalRoom room(tests::exampleCompanions(), seed);
        room.userSays(u"I bought a lamp."_s);
        QList<int> votes;
        for (const Vote &vote : room.votes())
            votes.append(vote.importance);
        std::sort(votes.begin(), votes.end());
        ties += votes[1] == votes[2] ? 1 : 0;
    }
    QVERIFY2(ties > 0 && ties < kEnough * 2 / 3, qPrintable(QString::number(ties)));
}

void TestRehearsalVote::exampleCompanionsTalkInThreeManners()
{
    using llm::rehearsal::Manner;
    const auto companions = tests::exampleCompanions();
    for (const auto language :
         {model::Language::English, model::Language::Japanese, model::Language::Chinese}) {
        QCOMPARE(llm::rehearsal::mannerOf(companions[0], language), Manner::Warm);
        QCOMPARE(llm::rehearsal::mannerOf(companions[1], language), Manner::Lively);
        QCOMPARE(llm::rehearsal::mannerOf(companions[2], language), Manner::Dry);
    }
}

SUITE_TEST(QCoreApplication, TestRehearsalVote)

} // namespace tst_rehearsal_vote

#include "tst_rehearsal_vote.moc"
