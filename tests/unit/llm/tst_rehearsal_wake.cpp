// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/tool_talk.h"
#include "core/llm/rehearsal/wake.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_rehearsal_wake {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::rehearsal::clusters;
using llm::rehearsal::rehearseWake;
using llm::rehearsal::WakeStep;
using model::Language;

/// The steps of a companion woken on the resource floor.
class TestRehearsalWake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsNamedBuysAtOnce();
    void whoIsLessEagerLooksFirst();
    void whoFindsTheWordTakenLeavesIt();
    void aPurchaseEndsTheTurn();
    void whoCannotPayTriesAndWaits();
    void refusedAsRepeatedItSaysSomethingElse();
    void refusedAsTooLongItSaysLess();
    void linesFitTheirTier_data();
    void linesFitTheirTier();
    void aBackchannelIsNotRepeated();
    void whoIsNotWantedPasses_data();
    void whoIsNotWantedPasses();
    void nobodyNodsAtSorrow();
    void theSameBriefGivesTheSameCalls();
    void aTextIsShortenedAtTheEndOfASentence();
    void lengthsAreWhatAReaderCounts();
};

namespace {

constexpr quint64 kAllSeeds = 20; // if some must do one thing, and some the other
constexpr quint64 kSeeds = tests::rounds(kAllSeeds);
constexpr qsizetype kNatsumi = 1;
constexpr qsizetype kAya = 2;

model::Message said(const QString &from, const QString &text)
{
    model::Message message;
    message.from = base::ParticipantId(from);
    message.text = text;
    return message;
}

llm::Brief briefAfter(const QList<model::Message> &witnessed, qsizetype companion, quint64 seed = 1,
                      int level = 100)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), seed);
    room.userSays(u"…"_s);
    llm::Brief brief = room.briefFor(companion, llm::Purpose::Wake);
    brief.witnessed = witnessed;
    brief.policy = model::PolicyName::Resource;
    brief.resource = llm::ResourceFloor{.level = level, .tiers = model::PolicySettings{}.tiers};
    return brief;
}

struct Bid
{
    int amount = -1;
    QString text;
};

/// The bid of the step; amount −1 if there is none.
Bid bidOf(const WakeStep &step)
{
    for (const llm::ToolCall &call : step.calls) {
        const QJsonObject arguments = QJsonDocument::fromJson(call.arguments.text).object();
        if (call.name == u"consume")
            return {arguments[u"amount"].toInt(), arguments[u"message"].toString()};
    }
    return {};
}

bool looks(const WakeStep &step) { return step.calls.size() == 1 && step.calls.first().name == u"status"; }

/// The step with its results: every call gets the same result.
llm::ModelStep answered(const WakeStep &step, const QByteArray &result)
{
    llm::ModelStep done;
    for (const llm::ToolCall &call : step.calls)
        done.calls.append({call, {result}, false});
    return done;
}

const model::Message &rain()
{
    static const model::Message message = said(u"user"_s, u"I think it will rain."_s);
    return message;
}

} // namespace

void TestRehearsalWake::whoIsNamedBuysAtOnce()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        const auto brief = briefAfter({said(u"user"_s, u"Aya, what is consensus?"_s)}, kAya, seed);

        const Bid bid = bidOf(rehearseWake(brief, {}));

        QVERIFY(bid.amount >= 60);
        QVERIFY(bid.text.contains(u"onsensus"_s));
    }
}

void TestRehearsalWake::whoIsLessEagerLooksFirst()
{
    const auto brief = briefAfter({rain()}, kAya);

    const WakeStep first = rehearseWake(brief, {});
    const WakeStep second = rehearseWake(brief, {answered(first, R"({"resource":100})")});

    QVERIFY(looks(first));
    QVERIFY(bidOf(second).amount >= 60);
}

void TestRehearsalWake::whoFindsTheWordTakenLeavesIt()
{
    const auto brief = briefAfter({rain()}, kAya);

    const WakeStep first = rehearseWake(brief, {});
    const WakeStep second = rehearseWake(brief, {answered(first, R"({"resource":40})")});

    QVERIFY(looks(first));
    QVERIFY(second.calls.isEmpty());
}

void TestRehearsalWake::aPurchaseEndsTheTurn()
{
    const auto brief = briefAfter({said(u"user"_s, u"Aya, what is consensus?"_s)}, kAya);

    const WakeStep first = rehearseWake(brief, {});
    const WakeStep second = rehearseWake(
        brief, {answered(first, R"({"success":true,"resource":20,"message":"Resource consumed."})")});

    QVERIFY(second.calls.isEmpty());
}

void TestRehearsalWake::whoCannotPayTriesAndWaits()
{
    int thoughts = 0;
    for (quint64 seed = 1; seed <= kAllSeeds; ++seed) {
        const auto brief = briefAfter({said(u"user"_s, u"Aya, what is consensus?"_s)}, kAya, seed, 20);

        const WakeStep first = rehearseWake(brief, {});
        const llm::ModelStep refused =
            answered(first, R"({"success":false,"resource":20,"message":"Not enough resource."})");
        const WakeStep second = rehearseWake(brief, {refused});

        QVERIFY(bidOf(first).amount >= 60);
        QVERIFY(second.calls.isEmpty() || bidOf(second).amount == 5);
        thoughts += second.calls.isEmpty() ? 0 : 1;
    }
    QVERIFY(thoughts > 0 && thoughts < int(kAllSeeds));
}

void TestRehearsalWake::refusedAsRepeatedItSaysSomethingElse()
{
    const auto brief = briefAfter({said(u"user"_s, u"Aya, what do you think?"_s)}, kAya);

    const WakeStep first = rehearseWake(brief, {});
    const WakeStep second =
        rehearseWake(brief, {answered(first, R"({"success":false,"resource":100,"message":"repeated"})")});

    QVERIFY(!bidOf(second).text.isEmpty());
    QVERIFY(bidOf(second).text != bidOf(first).text);
}

void TestRehearsalWake::refusedAsTooLongItSaysLess()
{
    const auto brief = briefAfter({said(u"user"_s, u"綾さん、分散システムって何?"_s)}, kAya);

    const WakeStep first = rehearseWake(brief, {});
    const WakeStep second =
        rehearseWake(brief, {answered(first, R"({"success":false,"resource":100,"message":"tooLong: 20"})")});

    QVERIFY(clusters(bidOf(first).text) > 20);
    QVERIFY(bidOf(second).amount == -1 || clusters(bidOf(second).text) <= 20);
}

void TestRehearsalWake::linesFitTheirTier_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << u"Hello! What do you think about tea and trains?"_s;
    QTest::newRow("Japanese") << u"こんにちは。お茶と電車、どう思う？"_s;
    QTest::newRow("Chinese") << u"你们好，你们喜欢茶和火车吗？"_s;
}

void TestRehearsalWake::linesFitTheirTier()
{
    QFETCH(const QString, text);
    static const QString ends = u".!?:…。！？…」"_s;
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        for (const int level : {100, 79, 60, 59, 5}) {
            for (qsizetype companion = 0; companion < 3; ++companion) {
                const auto brief = briefAfter({said(u"user"_s, text)}, companion, seed, level);
                const llm::ModelStep looked =
                    answered(rehearseWake(brief, {}), u"{\"resource\":%1}"_s.arg(level).toUtf8());

                const Bid bid = bidOf(rehearseWake(brief, {looked}));

                QVERIFY(bid.amount >= 5);
                const int length = clusters(bid.text);
                const int longest = bid.amount >= 80 ? 100 : bid.amount >= 60 ? 50 : 10;
                QVERIFY2(length <= longest, qPrintable(bid.text));
                QVERIFY2(bid.amount <= level || level < 60, qPrintable(bid.text));
                QVERIFY2(ends.contains(bid.text.back()), qPrintable(bid.text));
            }
        }
    }
}

void TestRehearsalWake::aBackchannelIsNotRepeated()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        auto brief = briefAfter({rain()}, kNatsumi, seed);
        QString before;
        for (int i = 0; i < 6; ++i) {
            brief.witnessed.append(
                said(u"companion_kyoko"_s, u"Aya, what would you say about %1 cups?"_s.arg(i)));

            const Bid bid = bidOf(rehearseWake(brief, {}));

            if (bid.amount == -1)
                continue;
            QCOMPARE(bid.amount, 5);
            QVERIFY(bid.text != before);
            before = bid.text;
            brief.witnessed.append(said(u"companion_natsumi"_s, bid.text));
        }
        QVERIFY(!before.isEmpty());
    }
}

void TestRehearsalWake::whoIsNotWantedPasses_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("excluded") << u"Everyone except Aya, what about consensus?"_s;
    QTest::newRow("excused") << u"Nobody needs to answer."_s;
    QTest::newRow("excused alone") << u"綾さんは答えなくていいよ"_s;
    QTest::newRow("others asked") << u"除了京子，其他人不用回答"_s;
}

void TestRehearsalWake::whoIsNotWantedPasses()
{
    QFETCH(const QString, text);

    const WakeStep step = rehearseWake(briefAfter({said(u"user"_s, text)}, kAya), {});

    QVERIFY(step.calls.isEmpty());
}

void TestRehearsalWake::nobodyNodsAtSorrow()
{
    for (const QString &text : {u"My cat died."_s, u"今日はつらいことがあった"_s, u"我失业了，很难过"_s}) {
        for (quint64 seed = 1; seed <= kSeeds; ++seed) {
            const auto brief =
                briefAfter({said(u"user"_s, text), said(u"companion_aya"_s, u"Kyoko, what would you say?"_s)},
                           kNatsumi, seed);

            QVERIFY(rehearseWake(brief, {}).calls.isEmpty());
        }
    }
}

void TestRehearsalWake::theSameBriefGivesTheSameCalls()
{
    for (quint64 seed = 1; seed <= kSeeds; ++seed) {
        const auto brief = briefAfter({rain()}, kNatsumi, seed);
        const llm::ModelStep looked = answered(rehearseWake(brief, {}), R"({"resource":100})");

        QCOMPARE(rehearseWake(brief, {looked}), rehearseWake(brief, {looked}));
        QVERIFY(rehearseWake(brief, {}).calls != rehearseWake(brief, {looked}).calls);
    }
}

void TestRehearsalWake::aTextIsShortenedAtTheEndOfASentence()
{
    using llm::rehearsal::leadingSentences;

    QCOMPARE(leadingSentences(u"Curry for breakfast! Don't laugh."_s, 25), u"Curry for breakfast!"_s);
    QCOMPARE(leadingSentences(u"Curry for breakfast! Don't laugh."_s, 50),
             u"Curry for breakfast! Don't laugh."_s);
    QCOMPARE(leadingSentences(u"Curry for breakfast! Don't laugh."_s, 10), QString());
    QCOMPARE(leadingSentences(u"お茶です。水もあります。"_s, 6), u"お茶です。"_s);
    QCOMPARE(leadingSentences(u"「一回」は願い。二回は計画。"_s, 10), u"「一回」は願い。"_s);
    QCOMPARE(leadingSentences(u"真的吗？太好了！"_s, 5), u"真的吗？"_s);
    QCOMPARE(leadingSentences(u"I met Dr. Who. Twice."_s, 16), u"I met Dr. Who."_s);
    QCOMPARE(leadingSentences(u"I met Dr. Who there. Twice."_s, 12), QString());
}

void TestRehearsalWake::lengthsAreWhatAReaderCounts()
{
    QCOMPARE(clusters(u"👩‍👩‍👧‍👦👍🏽"), 2);
    QCOMPARE(clusters(u"か\u3099ん"), 2);
    QCOMPARE(clusters(u""), 0);
}

SUITE_TEST(QCoreApplication, TestRehearsalWake)

} // namespace tst_rehearsal_wake

#include "tst_rehearsal_wake.moc"
