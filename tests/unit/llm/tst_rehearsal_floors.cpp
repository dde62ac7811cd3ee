// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/price.h"
#include "core/turn/shuffle.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/floor_room.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_rehearsal_floors {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::PolicyName;
using model::RestReason;
using tests::Bought;
using tests::FloorRoom;

/// Rehearsal on the real floor, under `resource` and `ring`.
/// Set STUDIO_PRINT_ROOMS=1 to read some of the conversations.
class TestRehearsalFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTalkGoesOnAtThePaceOfRefunds_data();
    void theTalkGoesOnAtThePaceOfRefunds();
    void withoutALimitATalkWindsDown_data();
    void withoutALimitATalkWindsDown();
    void whoeverIsNamedTakesTheWord_data();
    void whoeverIsNamedTakesTheWord();
    void theMostEagerSpeaksFirst();
    void oddTiersAreUsedSensibly_data();
    void oddTiersAreUsedSensibly();
    void whoIsCuedSpeaks();
    void whoIsCuedInARingSpeaks();
    void nobodySpeaksWhenNobodyNeedsTo_data();
    void nobodySpeaksWhenNobodyNeedsTo();
    void theRingGoesRoundAndComesToRest_data();
    void theRingGoesRoundAndComesToRest();
    void theRingWaitsForWhoIsNamed();
};

namespace {

constexpr quint64 kSeeds = tests::rounds(20);
constexpr int kNoLimit = 1000;

model::PolicySettings policyOf(PolicyName name, int limit, quint64 seed = 0)
{
    model::PolicySettings policy;
    policy.policy = name;
    policy.maxCompanionTurns = limit;
    policy.seed = seed;
    return policy;
}

bool isBackchannel(const Bought &bought) { return bought.amount < 60; }

/// The first flaw in the purchases at the usual prices, or nothing.
QString flawOf(const FloorRoom &room)
{
    if (!room.flaws().isEmpty())
        return room.flaws().first();
    if (std::any_of(room.levels().begin(), room.levels().end(),
                    [](int level) { return level < 0 || level > 100; }))
        return u"a level outside 0..100"_s;
    QSet<QString> lines;
    QMap<QString, QString> lastSign;
    QString newestSign;
    for (const Bought &bought : room.bought()) {
        const int length = turn::graphemes(bought.text, 1000);
        const QString who = bought.from.value();
        if (isBackchannel(bought)) {
            if (bought.amount != 5 || length > 10 || length < 1)
                return u"not a backchannel: "_s + bought.text;
            if (lastSign.value(who) == bought.text || newestSign == bought.text)
                return u"a repeated backchannel: "_s + bought.text;
            newestSign = lastSign[who] = bought.text;
            continue;
        }
        if (bought.amount != (length <= 50 ? 60 : 80) || length <= 10 || length > 100)
            return u"the wrong price: "_s + bought.text;
        if (lines.contains(bought.text))
            return u"said twice: "_s + bought.text;
        lines.insert(bought.text);
    }
    return {};
}

qsizetype backchannels(const FloorRoom &room)
{
    return std::count_if(room.bought().begin(), room.bought().end(), isBackchannel);
}

void print(const FloorRoom &room, quint64 seed)
{
    if (seed < 3 && qEnvironmentVariableIsSet("STUDIO_PRINT_ROOMS"))
        fputs(qPrintable(room.transcript() + u'\n'), stdout);
}

void rowsOfHellos()
{
    QTest::addColumn<QString>("hello");
    QTest::newRow("English") << u"Hello! Who are you?"_s;
    QTest::newRow("Japanese") << u"こんにちは！あなたたちは誰ですか？"_s;
    QTest::newRow("Chinese") << u"你们好！你们是谁？"_s;
}

} // namespace

void TestRehearsalFloors::theTalkGoesOnAtThePaceOfRefunds_data() { rowsOfHellos(); }

void TestRehearsalFloors::theTalkGoesOnAtThePaceOfRefunds()
{
    QFETCH(const QString, hello);
    for (const auto pace : {FloorRoom::Pace::AtOnce, FloorRoom::Pace::Live}) {
        for (quint64 seed = 1; seed <= kSeeds; ++seed) {
            FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Resource, 12), seed, pace);

            room.userSays(hello);
            const bool rested = room.rest();

            if (pace == FloorRoom::Pace::AtOnce)
                print(room, seed);
            QVERIFY(rested);
            QVERIFY2(flawOf(room).isEmpty(), qPrintable(flawOf(room) + u"\n"_s + room.transcript()));
            QVERIFY2(room.bought().size() >= 12, qPrintable(room.transcript()));
            QVERIFY2(backchannels(room) >= 3, qPrintable(room.transcript()));
            QVERIFY(room.tooPoor() > 0);
            QCOMPARE(room.rests().last(), RestReason::TurnLimit);
        }
    }
}

void TestRehearsalFloors::withoutALimitATalkWindsDown_data()
{
    rowsOfHellos();
    QTest::newRow("a statement") << u"I think it will rain."_s;
    QTest::newRow("a question") << u"音楽は好き？"_s;
    QTest::newRow("nothing at all") << u"..."_s;
    QTest::newRow("a thanks") << u"谢谢！"_s;
    QTest::newRow("a goodbye") << u"Good night, I have to go now"_s;
}

void TestRehearsalFloors::withoutALimitATalkWindsDown()
{
    QFETCH(const QString, hello);
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Resource, kNoLimit), seed);

        room.userSays(hello);
        const bool rested = room.rest();

        print(room, flawOf(room).isEmpty() ? seed : 0);
        QVERIFY(rested);
        QCOMPARE(room.rests().last(), RestReason::Nobody);
        QVERIFY2(flawOf(room).isEmpty(), qPrintable(flawOf(room) + u"\n"_s + room.transcript()));
        QVERIFY(!room.bought().isEmpty());
        QVERIFY2(room.bought().size() < 60, qPrintable(room.transcript()));
    }
}

void TestRehearsalFloors::whoeverIsNamedTakesTheWord_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("English") << u"Aya, what do you think about tea?"_s;
    QTest::newRow("Japanese") << u"綾さん、お茶は好き？"_s;
    QTest::newRow("Chinese") << u"小绫，你喜欢茶吗？"_s;
}

void TestRehearsalFloors::whoeverIsNamedTakesTheWord()
{
    QFETCH(const QString, question);
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Resource, 8), seed);

        room.userSays(question);
        (void)room.rest();

        const auto word = std::find_if_not(room.bought().begin(), room.bought().end(), isBackchannel);
        QVERIFY(word != room.bought().end());
        QCOMPARE(word->from.value(), u"companion_aya"_s);
    }
}

void TestRehearsalFloors::theMostEagerSpeaksFirst()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Resource, 8), seed);

        room.userSays(u"What is a distributed system?"_s);
        (void)room.rest();

        QCOMPARE(room.bought().first().from.value(), u"companion_aya"_s);
    }
}

void TestRehearsalFloors::oddTiersAreUsedSensibly_data()
{
    using Tiers = QList<model::PolicySettings::Tier>;
    QTest::addColumn<Tiers>("tiers");
    QTest::newRow("one") << Tiers{{60, 50}};
    QTest::newRow("one, short") << Tiers{{5, 10}};
    QTest::newRow("one, tiny") << Tiers{{5, 1}};
    QTest::newRow("three characters") << Tiers{{5, 3}, {60, 50}};
    QTest::newRow("all of it") << Tiers{{5, 10}, {100, 100}};
    QTest::newRow("all of it, one") << Tiers{{100, 40}};
    QTest::newRow("for nothing") << Tiers{{0, 10}, {1, 50}, {2, 100}};
    QTest::newRow("the dearer the shorter") << Tiers{{5, 50}, {60, 10}};
    QTest::newRow("five") << Tiers{{1, 4}, {10, 20}, {30, 40}, {50, 80}, {90, 200}};
    QTest::newRow("no length") << Tiers{{5, 0}, {60, 0}};
}

void TestRehearsalFloors::oddTiersAreUsedSensibly()
{
    QFETCH(const QList<model::PolicySettings::Tier>, tiers);
    for (const QString &hello : {u"Hello! Who are you?"_s, u"雨ですね"_s, u"你们是谁？"_s}) {
        for (quint64 seed = 1; seed <= quint64(tests::rounds(5)); ++seed) {
            model::PolicySettings policy = policyOf(PolicyName::Resource, kNoLimit);
            policy.tiers = tiers;
            FloorRoom room(tests::exampleCompanions(), policy, seed);

            room.userSays(hello);
            const bool rested = room.rest();

            print(room, seed);
            QVERIFY2(rested, qPrintable(room.transcript()));
            QVERIFY2(room.flaws().isEmpty(), qPrintable(room.flaws().join(u'\n')));
            QVERIFY(room.bought().size() < 60);
            if (std::any_of(tiers.begin(), tiers.end(), [](const auto &tier) { return tier.length >= 40; }))
                QVERIFY(!room.bought().isEmpty());
        }
    }
}

void TestRehearsalFloors::whoIsCuedSpeaks()
{
    for (const QString &before : {u"Nobody needs to answer."_s, u"I bought a lamp."_s}) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Resource, 8), 1);
        room.userSays(before);
        QVERIFY(room.rest());
        const qsizetype said = room.bought().size();

        room.cue(u"companion_natsumi"_s);
        (void)room.rest();

        QVERIFY(room.bought().size() > said);
        QCOMPARE(room.bought()[said].from.value(), u"companion_natsumi"_s);
    }
}

void TestRehearsalFloors::whoIsCuedInARingSpeaks()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Ring, 8), seed);
        room.userSays(u"Nobody needs to answer."_s);
        QVERIFY(room.rest());
        QVERIFY(room.replies().isEmpty());

        room.cue(u"companion_natsumi"_s);
        (void)room.rest();

        QVERIFY(!room.replies().isEmpty());
        QCOMPARE(room.replies().first().from.value(), u"companion_natsumi"_s);
    }
}

void TestRehearsalFloors::nobodySpeaksWhenNobodyNeedsTo_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"Nobody needs to answer.", "No need to reply, I am only thinking aloud.", "Please don't answer.",
          "返事はいりません。", "答えなくていいよ", "誰も答えなくて大丈夫", "不用回答", "没人需要回复。"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestRehearsalFloors::nobodySpeaksWhenNobodyNeedsTo()
{
    QFETCH(const QString, text);
    for (const PolicyName name : {PolicyName::Resource, PolicyName::Ring}) {
        for (quint64 seed = 1; seed <= kSeeds; ++seed) {
            FloorRoom room(tests::exampleCompanions(), policyOf(name, kNoLimit), seed);

            room.userSays(text);
            const bool rested = room.rest();

            QVERIFY(rested);
            QVERIFY2(room.replies().isEmpty(), qPrintable(room.transcript()));
            QCOMPARE(room.rests().last(),
                     name == PolicyName::Ring ? RestReason::Dormant : RestReason::Nobody);
        }
    }
}

void TestRehearsalFloors::theRingGoesRoundAndComesToRest_data()
{
    rowsOfHellos();
    QTest::newRow("a statement") << u"I think it will rain."_s;
    QTest::newRow("a question") << u"音楽は好き？"_s;
    QTest::newRow("nothing at all") << u"..."_s;
}

void TestRehearsalFloors::theRingGoesRoundAndComesToRest()
{
    QFETCH(const QString, hello);
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        FloorRoom room(tests::exampleCompanions(), policyOf(PolicyName::Ring, kNoLimit, seed), seed);
        const QList<base::ParticipantId> order = room.floor().ring.order;

        room.userSays(hello);
        const bool rested = room.rest();

        print(room, seed);
        const QList<model::Message> replies = room.replies();
        QVERIFY(rested);
        QCOMPARE(room.rests().last(), RestReason::Dormant);
        QVERIFY2(replies.size() >= 6 && replies.size() < 20, qPrintable(room.transcript()));
        QSet<QString> texts;
        for (qsizetype i = 0; i < replies.size(); ++i) {
            if (i < 6)
                QCOMPARE(replies[i].from, order[i % 3]);
            QVERIFY2(!texts.contains(replies[i].text), qPrintable(replies[i].text));
            texts.insert(replies[i].text);
        }
    }
}

void TestRehearsalFloors::theRingWaitsForWhoIsNamed()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        model::PolicySettings policy = policyOf(PolicyName::Ring, 6, seed);
        policy.userWakes = model::PolicySettings::UserWakes::First;
        FloorRoom room(tests::exampleCompanions(), policy, seed);

        room.userSays(u"Aya, what is a distributed system?"_s);
        (void)room.rest();

        QCOMPARE(room.replies().first().from.value(), u"companion_aya"_s);
    }
}

SUITE_TEST(QCoreApplication, TestRehearsalFloors)

} // namespace tst_rehearsal_floors

#include "tst_rehearsal_floors.moc"
