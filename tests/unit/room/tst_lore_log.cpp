// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_lore_log {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LoreFound;
using model::LoreVerdict;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::LoreEntry entry(const QString &key, const QString &content)
{
    model::LoreEntry entry;
    entry.keys = {key};
    entry.content = content;
    return entry;
}

model::Persona keeper(const QList<model::LoreEntry> &entries)
{
    model::Persona aya = tests::persona(u"aya"_s);
    aya.lore = {{.name = u"The coast"_s, .entries = entries}};
    return aya;
}

/// Aya, with these entries in her book, and Kyoko, who has none. Aya wins every round.
struct Room
{
    explicit Room(const QList<model::LoreEntry> &entries, const model::Room &like = tea())
        : stage(like)
    {
        stage.cast().set(keeper(entries));
        stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9));
        stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
        stage.speech(u"aya"_s, ScriptedAnswer::text(u"Then stay inside."_s));
    }
    static model::Room tea()
    {
        return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).tuned([](auto &policy) {
            policy.maxCompanionTurns = 1;
        });
    }
    [[nodiscard]] QList<LoreFound> found() const { return stage.all<LoreFound>(); }

    Stage stage;
};

} // namespace

/// The results of lorebooks are in the log, for the vote and for the turn.
class TestLoreLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFiredStandsBesideTheVoteAndTheTurn();
    void itComesRightBehindTheQuestion();
    void whatNobodyMentionedIsNoNews();
    void whyAnEntryIsCutOrBlockedIsKept();
    void aLongBookIsCounted();
    void withoutLoreThereIsNothingToTell();
    void wakesTellItToo();
    void theLogGoesOnFromIt();
};

void TestLoreLog::whatFiredStandsBesideTheVoteAndTheTurn()
{
    Room room({entry(u"storm"_s, u"Storms come from the west."_s)});
    room.stage.userSays(tests::message(u"m1"_s).says(u"A storm!"_s));
    room.stage.wait(10'000);

    const QList<LoreFound> found = room.found();
    QCOMPARE(found.size(), 2);
    for (const LoreFound &one : found) {
        QCOMPARE(one.companion, kAya);
        QCOMPARE(one.about.value(), u"m1"_s);
        QCOMPARE(one.entries.size(), 1);
        QCOMPARE(one.entries.first().book, u"The coast"_s);
        QCOMPARE(one.entries.first().name, u"storm"_s);
        QCOMPARE(one.entries.first().key, u"storm"_s);
        QCOMPARE(one.entries.first().message, base::MessageId(u"m1"_s));
        QCOMPARE(one.entries.first().from, tests::user());
        QVERIFY(one.entries.first().tokens > 0);
    }
    QVERIFY(!found.first().turn);
    QVERIFY(found.last().turn);
    const QList<model::TurnEvent> events = room.stage.all<model::TurnEvent>();
    QVERIFY(!events.isEmpty());
    QCOMPARE(found.last().turn, events.first().turn);
}

void TestLoreLog::itComesRightBehindTheQuestion()
{
    Room room({entry(u"storm"_s, u"Storms come from the west."_s)});
    room.stage.userSays(u"A storm!"_s);
    room.stage.wait(10'000);

    const QStringList kinds = room.stage.kinds();
    QCOMPARE(kinds.indexOf(u"lore"_s), kinds.indexOf(u"askVotes"_s) + 1);
    QCOMPARE(kinds.lastIndexOf(u"lore"_s) + 1, kinds.indexOf(u"content"_s));
}

void TestLoreLog::whatNobodyMentionedIsNoNews()
{
    model::LoreEntry off = entry(u"rain"_s, u"It never rains."_s);
    off.enabled = false;
    Room room({entry(u"storm"_s, u"Storms come from the west."_s), off});
    room.stage.userSays(u"Rain?"_s);
    room.stage.wait(10'000);
    QVERIFY(room.found().isEmpty());
}

void TestLoreLog::whyAnEntryIsCutOrBlockedIsKept()
{
    model::LoreEntry large = entry(u"storm"_s, QString(200'000, u'x'));
    model::LoreEntry never = entry(u"storm"_s, u"By chance."_s);
    never.name = u"Chance"_s;
    never.probability = 0;
    model::LoreEntry chained = entry(u"west"_s, u"The west is far."_s);
    Room room({entry(u"storm"_s, u"Storms come from the west."_s), large, never, chained});
    model::Persona aya = keeper({});
    aya.lore = {
        {.name = {}, .entries = {entry(u"storm"_s, u"Storms come from the west."_s), large, never, chained}}};
    aya.lore.first().recursive = true;
    room.stage.cast().set(aya);
    room.stage.userSays(u"A storm!"_s);
    room.stage.wait(10'000);

    QVERIFY(!room.found().isEmpty());
    const QList<model::FoundEntry> entries = room.found().first().entries;
    QCOMPARE(entries.size(), 4);
    QCOMPARE(entries.at(0).state, LoreVerdict::State::Fired);
    QCOMPARE(entries.at(1).state, LoreVerdict::State::Cut);
    QCOMPARE(entries.at(1).cutBy, LoreVerdict::Budget::Room);
    QCOMPARE(entries.at(2).state, LoreVerdict::State::Blocked);
    QCOMPARE(entries.at(2).block, model::LoreBlock::Chance);
    QCOMPARE(entries.at(2).name, u"Chance"_s);
    QCOMPARE(entries.at(3).firedBy, u"storm"_s);
    QVERIFY(!entries.at(3).message);
}

void TestLoreLog::aLongBookIsCounted()
{
    QList<model::LoreEntry> entries;
    for (int i = 0; i < 150; ++i)
        entries.append(entry(u"storm"_s, u"Storm number %1."_s.arg(i)));
    entries.first().name = QString(5'000, u'n');
    Room room(entries);
    room.stage.userSays(u"A storm!"_s);

    QVERIFY(!room.found().isEmpty());
    const LoreFound found = room.found().first();
    QCOMPARE(found.entries.size(), LoreFound::kMostEntries);
    QCOMPARE(found.more, 50);
    QCOMPARE(found.entries.first().name.size(), LoreFound::kLongestText);
}

void TestLoreLog::withoutLoreThereIsNothingToTell()
{
    Room room({});
    room.stage.userSays(u"A storm!"_s);
    room.stage.wait(10'000);
    QVERIFY(room.found().isEmpty());
}

void TestLoreLog::wakesTellItToo()
{
    model::Room like = tests::room(u"tea"_s).with({u"aya"_s}).policy(model::PolicyName::Resource);
    Room room({entry(u"storm"_s, u"Storms come from the west."_s)}, like);
    room.stage.wake(u"aya"_s, ScriptedAnswer::text(u"NO_REPLY"_s));
    room.stage.userSays(u"A storm!"_s);
    room.stage.wait(10'000);
    QCOMPARE(room.found().size(), 1);
    QVERIFY(room.found().first().turn);
}

void TestLoreLog::theLogGoesOnFromIt()
{
    Room room({entry(u"storm"_s, u"Storms come from the west."_s)});
    room.stage.userSays(u"A storm!"_s);
    room.stage.wait(10'000);

    Stage again(Room::tea(), room.stage.log());
    QCOMPARE(again.director().witnessedBy(kKyoko), room.stage.director().witnessedBy(kKyoko));
    QCOMPARE(again.director().floor().companionTurns, room.stage.director().floor().companionTurns);
}

SUITE_TEST(QCoreApplication, TestLoreLog)

} // namespace tst_lore_log

#include "tst_lore_log.moc"
