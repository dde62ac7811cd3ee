// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/floor_state.h"
#include "core/room/room_limits.h"
#include "core/room/room_people.h"
#include "core/room/room_talk.h"
#include "core/room/scene_builder.h"
#include "core/turn/advance.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_room_parts {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using tests::companion;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const QDateTime kNoon(QDate(2026, 11, 28), QTime(12, 0), Qt::UTC);

model::Message saidBy(const ParticipantId &from, const QString &id)
{
    model::Message message;
    message.id = base::MessageId(id);
    message.from = from;
    message.text = id;
    return message;
}

model::Message whispered(const ParticipantId &from, const ParticipantId &to, const QString &id)
{
    model::Message message = saidBy(from, id);
    message.to = {to};
    message.whisper = true;
    return message;
}

QStringList idsOf(const QList<model::Message> &messages)
{
    QStringList ids;
    for (const model::Message &message : messages)
        ids.append(message.id.value());
    return ids;
}

} // namespace

/// The parts of a room that need no Director, each by itself.
class TestRoomParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWhisperIsHeardByItsTwoAlone();
    void withoutWhispersNoMessageIsCopied();
    void aTalkForgetsItsOldestMessages();
    void anEditReachesInterruptedWordsToo();
    void turnsAreCountedFromTheUserThatWasHeard();
    void aRoomWithoutALimitHasNone();
    void theLastTurnsAreForGoodbyes();
    void aPauseIsToldToBeForItsLimit();
    void aSceneHasWhatItsCompanionHasHeard();
    void aFloorIsAsItsLogEnds();
};

void TestRoomParts::aWhisperIsHeardByItsTwoAlone()
{
    room::RoomTalk talk;
    talk.add(saidBy(tests::user(), u"1"_s), kNoon);
    talk.add(whispered(tests::user(), kAya, u"2"_s), kNoon);
    talk.add(saidBy(kKyoko, u"3"_s), kNoon);

    QCOMPARE(idsOf(talk.heardBy(kAya)), (QStringList{u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(idsOf(talk.heardBy(kKyoko)), (QStringList{u"1"_s, u"3"_s}));
    QCOMPARE(talk.newest()->value(), u"3"_s);
}

void TestRoomParts::withoutWhispersNoMessageIsCopied()
{
    room::RoomTalk talk;
    talk.add(saidBy(tests::user(), u"1"_s), kNoon);

    const QList<model::Message> one = talk.heardBy(kAya);
    const QList<model::Message> other = talk.heardBy(kKyoko);

    QVERIFY(one.isSharedWith(other));
}

void TestRoomParts::aTalkForgetsItsOldestMessages()
{
    room::RoomTalk talk;
    talk.add(whispered(tests::user(), kAya, u"secret"_s), kNoon);
    const qsizetype all = room::RoomTalk::kMost + room::RoomTalk::kForgottenAtOnce;
    for (qsizetype i = 1; i < all; ++i)
        talk.add(saidBy(kAya, QString::number(i)), kNoon);

    QCOMPARE(talk.heardBy(kAya).size(), room::RoomTalk::kMost);
    QVERIFY(!talk.timeOf(base::MessageId(u"secret"_s)).isValid());
    QVERIFY(talk.heardBy(kAya).isSharedWith(talk.heardBy(kKyoko))); // the whisper is forgotten too
    QCOMPARE(talk.newestHeardBy(kAya).size(), room::RoomTalk::kNewest);
}

void TestRoomParts::anEditReachesInterruptedWordsToo()
{
    room::RoomTalk talk;
    model::Message cut = saidBy(kAya, u"1"_s);
    cut.heardUntil = 1;
    talk.add(cut, kNoon);

    talk.edit(base::MessageId(u"1"_s), u"Otherwise"_s);
    talk.edit(base::MessageId(u"unknown"_s), u"Nothing"_s);

    QCOMPARE(talk.heardBy(kAya).first().text, u"Otherwise"_s);
    QCOMPARE(talk.heardBy(kAya).first().heardUntil, 9);
}

// Kyoko must not notice that a user has whispered to Aya meanwhile.
void TestRoomParts::turnsAreCountedFromTheUserThatWasHeard()
{
    room::RoomTalk talk;
    talk.add(saidBy(tests::user(), u"1"_s), kNoon);
    talk.add(saidBy(kAya, u"2"_s), kNoon);
    talk.add(whispered(tests::user(), kAya, u"3"_s), kNoon);
    talk.add(saidBy(kAya, u"4"_s), kNoon);

    QCOMPARE(talk.turnsSinceUser(kAya, 1), 1);
    QCOMPARE(talk.turnsSinceUser(kKyoko, 1), 2);
}

void TestRoomParts::aRoomWithoutALimitHasNone()
{
    const model::Room tea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    room::RoomLimits limits(tea);
    limits.countTurns(1000);

    QVERIFY(!limits.turnsLeft());
    QVERIFY(limits.hasTurnsLeft());
    QVERIFY(!limits.turnsForGoodbyes());
}

void TestRoomParts::theLastTurnsAreForGoodbyes()
{
    model::Room tea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    tea.turns.maxSessionTurns = 9;
    room::RoomLimits limits(tea);

    limits.countTurns(6);
    QVERIFY(!limits.turnsForGoodbyes());
    limits.countTurns(7);
    QCOMPARE(limits.turnsForGoodbyes(), std::optional(2));
    limits.countTurns(12);
    QVERIFY(!limits.hasTurnsLeft());
}

void TestRoomParts::aPauseIsToldToBeForItsLimit()
{
    using model::RestReason;
    const model::Room tea = tests::room(u"tea"_s).with({u"aya"_s});
    room::RoomLimits limits(tea);
    const model::Rest paused{RestReason::Paused, {}};

    QCOMPARE(limits.told(paused).reason, RestReason::Paused);
    limits.setOutOfTurns(true);
    QCOMPARE(limits.told(paused).reason, RestReason::MaxSessionTurns);
    limits.setOutOfBudget(true);
    QCOMPARE(limits.told(paused).reason, RestReason::Budget);
    QCOMPARE(limits.told({RestReason::Nobody, {}}).reason, RestReason::Nobody);
}

void TestRoomParts::aSceneHasWhatItsCompanionHasHeard()
{
    model::Room tea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    tea.identities = {{.id = tests::user(), .name = u"Mika"_s}};
    const room::Cast cast;
    const room::RoomPeople people(tea, cast);
    room::RoomTalk talk;
    talk.add(saidBy(tests::user(), u"1"_s), kNoon);
    talk.add(whispered(tests::user(), kAya, u"2"_s), kNoon.addSecs(60));
    const turn::Floor floor = turn::openFloor(tea.roster, tea.policy);
    const room::Summaries summaries;
    const room::RoomLimits limits(tea);
    const room::SceneBuilder scenes({tea, floor, people, talk, summaries, limits});

    const agent::Scene forAya = scenes.sceneFor(kAya);
    const agent::Scene forKyoko = scenes.sceneFor(kKyoko);
    const agent::Direction forDirector = scenes.directionFor({base::MessageId(u"1"_s), {kAya, kKyoko}, {}});

    QCOMPARE(idsOf(forAya.witnessed), (QStringList{u"1"_s, u"2"_s}));
    QCOMPARE(forAya.at, kNoon.addSecs(60));
    QCOMPARE(idsOf(forKyoko.witnessed), QStringList{u"1"_s});
    QCOMPARE(forKyoko.at, kNoon);
    QCOMPARE(forKyoko.user, u"Mika"_s);
    QCOMPARE(idsOf(forDirector.scene.witnessed), QStringList{u"1"_s});
}

// Live events and the log must give the same floor, or a restart would change a talk.
void TestRoomParts::aFloorIsAsItsLogEnds()
{
    const model::Room tea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    store::RoomRecord record{.room = tea, .initial = tea};
    room::FloorState live(record);
    model::PolicySettings impolite = tea.policy;
    impolite.courtesy = false;
    const QList<std::pair<model::FloorInputKind, std::optional<model::PolicySettings>>> inputs{
        {model::PolicyChanged{}, impolite},
        {model::Posted{saidBy(tests::user(), u"1"_s)}, {}},
        {model::VoteFailed{base::MessageId(u"1"_s), kAya, model::Cause::Refused}, {}},
        {model::VoteFailed{base::MessageId(u"1"_s), kKyoko, model::Cause::Timeout}, {}},
        {model::Control::Pause, {}}};
    QList<model::FloorOutput> newest;
    for (const auto &[input, policy] : inputs) {
        const model::FloorInput told{base::Millis(record.floorLog.size()), input};
        const model::CallTrouble trouble{.cause = model::Cause::Refused, .detail = u"no key"_s};
        newest = live.step({.input = told, .policy = policy, .trouble = trouble}, policy.value_or(impolite));
        record.floorLog.append({.input = told, .policy = policy, .trouble = trouble});
    }

    const room::FloorState again(record);

    QCOMPARE(again.floor(), live.floor());
    QVERIFY(again.floor().paused);
    QCOMPARE(again.newestInLog(), newest);
    QVERIFY(again.decision());
    QCOMPARE(again.rest().reason, model::RestReason::Paused);
    QCOMPARE(again.voteNotes().trouble(kAya).value().detail, u"no key"_s);
    QCOMPARE(again.sessionTurns(), 0);
}

SUITE_TEST(QCoreApplication, TestRoomParts)

} // namespace tst_room_parts

#include "tst_room_parts.moc"
