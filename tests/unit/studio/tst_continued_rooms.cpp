// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "core/studio/services/rooms/continued_room.h"
#include "tests/support/answer.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QFileInfo>
#include <QSet>
#include <QSignalSpy>

namespace tst_continued_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::MessageId;
using base::Millis;
using base::ParticipantId;
using model::MessageRow;
using model::PolicyName;
using services::Continuation;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

const auto kAyaHere = companion(u"aya"_s);
const auto kKyokoHere = companion(u"kyoko"_s);
const ParticipantId kMe(u"user"_s);

/// Aya and Kyoko speak only when cued.
model::Room teaRoomIn(StudioHouse &house)
{
    model::Room room = tests::room(u"Tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(PolicyName::Manual);
    room.scene = u"A harbour."_s;
    room.models.budget = 5'000'000'000;
    room.turns.compress = false;
    return house.create(room);
}

void cue(StudioHouse &house, const model::Room &room, const ParticipantId &who, const QString &says)
{
    house.model().script(who, llm::Purpose::Speech, ScriptedAnswer::text(says));
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, who);
    house.wait(Millis(5'000));
}

QList<MessageRow> rowsOf(StudioHouse &house, const base::RoomId &room)
{
    const auto view = house.open(room);
    return view ? view->newest.rows : QList<MessageRow>();
}

QStringList textsOf(StudioHouse &house, const base::RoomId &room)
{
    QStringList texts;
    for (const MessageRow &row : rowsOf(house, room))
        texts.append(row.posted.message.text);
    return texts;
}

base::Result<model::Room> continuedFrom(StudioHouse &house, const base::RoomId &room,
                                        const MessageId &message)
{
    return tests::answerTo(house.rooms(), &ports::RoomPort::continueRoom)(room, message);
}

MessageId idAt(StudioHouse &house, const model::Room &room, qsizetype row)
{
    return rowsOf(house, room.id).value(row).posted.message.id;
}

/// What the model was told in its newest call.
QStringList toldLast(StudioHouse &house)
{
    QStringList texts;
    for (const model::Message &message : house.model().requests().last().brief.witnessed)
        texts.append(message.text);
    return texts;
}

/// As in a log: the texts are "0", "1" …
Continuation longTalk(qsizetype messages)
{
    Continuation talk;
    talk.room = tests::room(u"Long"_s).with({u"aya"_s}).policy(PolicyName::Manual);
    talk.now = QDateTime::fromSecsSinceEpoch(1'800'000'000, Qt::UTC);
    for (qsizetype i = 0; i < messages; ++i) {
        MessageRow row;
        row.posted.message =
            tests::message(u"m%1"_s.arg(i)).from(i % 2 == 0 ? kMe : kAyaHere).says(QString::number(i));
        row.time = talk.now.addSecs(i - messages);
        talk.rows.append(row);
    }
    return talk;
}

/// All events of the new room.
QList<model::Envelope> eventsOf(const Continuation &talk)
{
    const store::NewRoom made = services::continuedRoom(std::make_shared<const Continuation>(talk));
    const auto source = made.open();
    QList<model::Envelope> events;
    for (bool isLast = !source; !isLast;) {
        const auto piece = (*source)->next();
        isLast = !piece || piece->isLast;
        if (piece)
            events += piece->events;
    }
    return events;
}

} // namespace

/// A new room continues another room from one of its messages.
class TestContinuedRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewRoomBeginsWithTheTalkUpToTheMessage();
    void bothRoomsGoOnByThemselves();
    void aWhisperStaysAmongItsWitnesses();
    void aPictureThatIsNotKeptGoesAlong();
    void deletedMessagesAreLeftOutAndEditsStay();
    void onlyTheVersionOnScreenIsTaken();
    void aTurnThatRunsGoesOnInItsOwnRoom();
    void whatWasCutOffStaysCutOff();
    void guestsAreNotInvitedAndMutedOnesStayMuted();
    void aContinuedRoomNamesTheNearestOne();
    void whereNoMessageIsTakenTheRoomStillNamesTheOther();
    void summariesRestOnKeptMessages();
    void whatCannotBeContinuedIsRefused_data();
    void whatCannotBeContinuedIsRefused();
    void readOnlyDataRefuses();
    void aFullDiskLeavesNothing();
    void aLongRoomIsTakenWhole();
    void theNameIsTheNextFreeOne_data();
    void theNameIsTheNextFreeOne();
};

void TestContinuedRooms::theNewRoomBeginsWithTheTalkUpToTheMessage()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    cue(house, room, kAyaHere, u"One."_s);
    (void)house.say(room.id, u"Later"_s);
    const QList<MessageRow> before = rowsOf(house, room.id);
    QSignalSpy changed(&house.rooms(), &ports::RoomPort::roomsChanged);

    const auto made = continuedFrom(house, room.id, before[1].posted.message.id);

    QVERIFY(made);
    QVERIFY(!changed.isEmpty());
    model::Room same = *made;
    QCOMPARE(same.name, u"Tea (2)"_s);
    QVERIFY(same.id != room.id);
    same.id = room.id;
    same.name = room.name;
    same.continued.reset();
    QCOMPARE(same, room);
    const QList<MessageRow> rows = rowsOf(house, made->id);
    const model::ContinuedFrom from{room.id, u"Tea"_s, rows.value(1).posted.message.id};
    QCOMPARE(made->continued, from);
    QCOMPARE(house.open(made->id)->room.continued, from);
    QCOMPARE(rows.size(), 2);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        model::Message message = rows[i].posted.message;
        QVERIFY(message.id != before[i].posted.message.id);
        message.id = before[i].posted.message.id;
        QCOMPARE(message, before[i].posted.message);
        QCOMPARE(rows[i].posted.personaRevision, before[i].posted.personaRevision);
        QCOMPARE(rows[i].time, before[i].time);
        QCOMPARE(rows[i].posted.index, i);
        QVERIFY(!rows[i].posted.turn); // the turn and its costs belong to the other room
    }
    QCOMPARE(rows[1].posted.parent, rows[0].posted.message.id);
    QVERIFY(house.open(made->id)->floor.rest); // nobody has the floor
    QCOMPARE(rowsOf(house, room.id), before);
    QCOMPARE(house.open(room.id)->room, room);
}

void TestContinuedRooms::bothRoomsGoOnByThemselves()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    cue(house, room, kAyaHere, u"One."_s);
    const auto made = continuedFrom(house, room.id, idAt(house, room, 1));
    QVERIFY(made);

    cue(house, *made, kKyokoHere, u"Here."_s);
    QCOMPARE(toldLast(house), (QStringList{u"Hello"_s, u"One."_s}));
    (void)house.say(room.id, u"There."_s);
    const auto again = continuedFrom(house, made->id, idAt(house, *made, 2));

    QCOMPARE(textsOf(house, made->id), (QStringList{u"Hello"_s, u"One."_s, u"Here."_s}));
    QCOMPARE(textsOf(house, room.id), (QStringList{u"Hello"_s, u"One."_s, u"There."_s}));
    QVERIFY(again);
    QCOMPARE(again->name, u"Tea (3)"_s);
    QCOMPARE(textsOf(house, again->id), textsOf(house, made->id));
}

void TestContinuedRooms::aWhisperStaysAmongItsWitnesses()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(
        room.id, {.text = u"The key is blue."_s, .to = {kKyokoHere}, .whisper = true}));

    const auto made = continuedFrom(house, room.id, idAt(house, room, 1));

    QVERIFY(made);
    const model::Message whisper = rowsOf(house, made->id).value(1).posted.message;
    QVERIFY(whisper.whisper);
    QCOMPARE(whisper.to, QList<ParticipantId>{kKyokoHere});
    cue(house, *made, kAyaHere, u"Yes?"_s);
    QCOMPARE(toldLast(house), QStringList{u"Hello"_s});
    cue(house, *made, kKyokoHere, u"Blue."_s);
    QVERIFY(toldLast(house).contains(u"The key is blue."_s));
}

void TestContinuedRooms::deletedMessagesAreLeftOutAndEditsStay()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    for (const QString &text : {u"First"_s, u"Secret"_s, u"Third"_s, u"Fourth"_s})
        (void)house.say(room.id, text);
    const auto edit = tests::endOf(house.rooms(), &ports::RoomPort::editMessage);
    QVERIFY(!edit(room.id, idAt(house, room, 0), u"Changed"_s));
    QVERIFY(!edit(room.id, idAt(house, room, 1), QString()));

    const auto made = continuedFrom(house, room.id, idAt(house, room, 2));

    QVERIFY(made);
    const QList<MessageRow> rows = rowsOf(house, made->id);
    QCOMPARE(textsOf(house, made->id), (QStringList{u"Changed"_s, u"Third"_s}));
    QCOMPARE(rows[1].posted.parent, rows[0].posted.message.id);
    QVERIFY(!rows[0].original);
    const auto events = tests::answerTo(house.rooms(), &ports::RoomPort::events)(made->id, 1, 100);
    QVERIFY(events);
    for (const model::Envelope &event : *events) {
        const auto *posted = std::get_if<model::MessagePosted>(&event.body);
        QVERIFY(!posted || posted->message.text != u"Secret"_s);
    }
}

void TestContinuedRooms::onlyTheVersionOnScreenIsTaken()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    house.model().script(kAyaHere, llm::Purpose::Speech, ScriptedAnswer::text(u"One."_s));
    cue(house, room, kAyaHere, u"Two."_s);
    const MessageId one = idAt(house, room, 1);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));
    QCOMPARE(textsOf(house, room.id), (QStringList{u"Hello"_s, u"Two."_s}));

    const auto made = continuedFrom(house, room.id, idAt(house, room, 1));
    const auto hidden = continuedFrom(house, room.id, one);

    QVERIFY(made);
    QCOMPARE(textsOf(house, made->id), (QStringList{u"Hello"_s, u"Two."_s}));
    QCOMPARE(rowsOf(house, made->id)[1].alternatives, model::Alternatives());
    QVERIFY(!hidden); // it is not on screen
    QCOMPARE(house.list().size(), 2);
}

void TestContinuedRooms::aTurnThatRunsGoesOnInItsOwnRoom()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    house.model().script(kAyaHere, llm::Purpose::Speech,
                         ScriptedAnswer::slowly({u"It "_s, u"is "_s, u"late."_s}, Millis(1'000)));
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, kAyaHere);
    house.wait(Millis(2'500));
    QVERIFY(house.open(room.id)->running);

    const auto made = continuedFrom(house, room.id, idAt(house, room, 0));

    QVERIFY(made);
    QVERIFY(house.open(room.id)->running);
    QVERIFY(!house.open(made->id)->running);
    house.wait(Millis(10'000));
    QCOMPARE(textsOf(house, room.id), (QStringList{u"Hello"_s, u"It is late."_s}));
    QCOMPARE(textsOf(house, made->id), QStringList{u"Hello"_s});
}

void TestContinuedRooms::whatWasCutOffStaysCutOff()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    house.model().script(kAyaHere, llm::Purpose::Speech,
                         ScriptedAnswer::slowly({u"It "_s, u"is "_s, u"late."_s}, Millis(1'000)));
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, kAyaHere);
    house.wait(Millis(2'500));
    (void)tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop);
    house.wait(Millis(0));
    const MessageRow cut = rowsOf(house, room.id).value(1);
    QVERIFY(cut.posted.message.isInterrupted());

    const auto made = continuedFrom(house, room.id, cut.posted.message.id);

    QVERIFY(made);
    const MessageRow taken = rowsOf(house, made->id).value(1);
    QCOMPARE(taken.posted.message.heardUntil, cut.posted.message.heardUntil);
    QCOMPARE(taken.posted.way, cut.posted.way);
    QCOMPARE(taken.posted.cause, cut.posted.cause);
}

void TestContinuedRooms::guestsAreNotInvitedAndMutedOnesStayMuted()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    const model::Guest guest{.id = ParticipantId(u"guest:Robin"_s),
                             .wireName = u"Robin"_s,
                             .name = u"Robin"_s,
                             .colour = u"#808080"_s};
    const QList<ParticipantId> seated{kAyaHere, kKyokoHere, guest.id};
    house.rooms().openRooms().change(
        room.id,
        [&](room::Director &director) -> base::Result<qint64> {
            return director.setGuests({guest}, seated, u"mcp"_s);
        },
        [](const auto &) {});
    (void)tests::endOf(house.rooms(), &ports::RoomPort::setMuted)(room.id, kKyokoHere, true);
    QCOMPARE(house.open(room.id)->room.roster, seated);

    const auto made = continuedFrom(house, room.id, idAt(house, room, 0));

    QVERIFY(made);
    const auto view = house.open(made->id);
    QVERIFY(view);
    QCOMPARE(view->room.roster, (QList<ParticipantId>{kAyaHere, kKyokoHere}));
    for (const ports::FloorRow &row : view->floor.rows)
        QCOMPARE(row.muted, row.id == kKyokoHere);
    QCOMPARE(house.open(room.id)->room.roster, seated);
}

void TestContinuedRooms::aContinuedRoomNamesTheNearestOne()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    const auto second = continuedFrom(house, room.id, idAt(house, room, 0));
    QVERIFY(second);
    (void)house.say(second->id, u"Here"_s);

    const auto third = continuedFrom(house, second->id, idAt(house, *second, 1));

    QVERIFY(third);
    const model::ContinuedFrom from{second->id, u"Tea (2)"_s, idAt(house, *third, 1)};
    QCOMPARE(third->continued, from);
}

void TestContinuedRooms::whereNoMessageIsTakenTheRoomStillNamesTheOther()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    ports::Draft whisper{.text = u"Between us."_s};
    whisper.to = {ParticipantId(u"guest:Robin"_s)};
    whisper.whisper = true;
    const model::Guest guest{.id = whisper.to.first(), .wireName = u"Robin"_s, .name = u"Robin"_s};
    house.rooms().openRooms().change(
        room.id,
        [&](room::Director &director) -> base::Result<qint64> {
            return director.setGuests({guest}, {kAyaHere, kKyokoHere, guest.id}, u"mcp"_s);
        },
        [](const auto &) {});
    QVERIFY(tests::answerTo(house.rooms(), &ports::RoomPort::say)(room.id, whisper));

    const auto made = continuedFrom(house, room.id, idAt(house, room, 0));

    QVERIFY(made);
    const model::ContinuedFrom from{room.id, u"Tea"_s, MessageId()};
    QCOMPARE(made->continued, from);
    QVERIFY(rowsOf(house, made->id).isEmpty());
}

void TestContinuedRooms::summariesRestOnKeptMessages()
{
    Continuation talk = longTalk(6);
    talk.summaries = {{.id = u"kept"_s,
                       .companion = kAyaHere,
                       .from = MessageId(u"m0"_s),
                       .to = MessageId(u"m3"_s),
                       .messages = 4,
                       .text = u"Numbers."_s},
                      {.id = u"later"_s,
                       .companion = kAyaHere,
                       .from = MessageId(u"m0"_s),
                       .to = MessageId(u"m9"_s),
                       .messages = 10,
                       .text = u"More."_s}};

    QList<model::Summary> made;
    QList<MessageId> ids;
    for (const model::Envelope &event : eventsOf(talk)) {
        if (const auto *summarized = std::get_if<model::Summarized>(&event.body))
            made.append(summarized->summary);
        else if (const auto *posted = std::get_if<model::MessagePosted>(&event.body))
            ids.append(posted->message.id);
    }

    QCOMPARE(made.size(), 1);
    QCOMPARE(made.first().text, u"Numbers."_s);
    QVERIFY(made.first().id != u"kept"_s);
    QCOMPARE(made.first().from, ids.value(0));
    QCOMPARE(made.first().to, ids.value(3));
    QCOMPARE(made.first().companion, kAyaHere);
}

void TestContinuedRooms::whatCannotBeContinuedIsRefused_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a message that was deleted meanwhile") << u"deleted"_s << ErrorCode::NotFound;
    QTest::newRow("an unknown message") << u"unknown"_s << ErrorCode::NotFound;
    QTest::newRow("an unknown room") << u"nowhere"_s << ErrorCode::NotFound;
    QTest::newRow("a room that was deleted meanwhile") << u"bin"_s << ErrorCode::InvalidInput;
}

void TestContinuedRooms::whatCannotBeContinuedIsRefused()
{
    QFETCH(const QString, what);
    QFETCH(const ErrorCode, code);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaRoomIn(house);
    (void)house.say(room.id, u"Hello"_s);
    const MessageId hello = idAt(house, room, 0);
    if (what == u"deleted"_s)
        (void)tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, hello, QString());
    if (what == u"bin"_s)
        (void)tests::endOf(house.rooms(), &ports::RoomPort::setDeleted)(room.id, true);

    const auto made = continuedFrom(house, what == u"nowhere"_s ? base::RoomId(u"room_nowhere"_s) : room.id,
                                    what == u"unknown"_s ? MessageId(u"m99"_s) : hello);

    QVERIFY(!made);
    QCOMPARE(made.error().code, code);
    QVERIFY(!made.error().text.isEmpty());
    QCOMPARE(house.list().size(), 1);
}

void TestContinuedRooms::readOnlyDataRefuses()
{
    const TemporaryStudio studio;
    model::Room room;
    {
        StudioHouse house(studio.dataFolder());
        room = teaRoomIn(house);
        (void)house.say(room.id, u"Hello"_s);
    }
    StudioHouse house(studio.dataFolder(), StudioHouse::Access::ReadOnly);

    const auto made = continuedFrom(house, room.id, idAt(house, room, 0));

    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::ReadOnly);
    QCOMPARE(house.list().size(), 1);
}

void TestContinuedRooms::aFullDiskLeavesNothing()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const auto made = tests::answerOf<model::Room>(
        house.rooms(), &ports::RoomPort::createRoom,
        ports::NewRoom{tests::room(u"Tea"_s).with({u"aya"_s}).policy(PolicyName::Manual)});
    QVERIFY(made);
    for (int i = 0; i < 40; ++i)
        (void)house.say(made->id, QString(u"Rain. "_s).repeated(4'000));
    const MessageId newest = rowsOf(house, made->id).last().posted.message.id;
    {
        const tests::FullDisk full(64 * 1024);
        const auto refused = continuedFrom(house, made->id, newest);
        QVERIFY(!refused);
        QVERIFY(!refused.error().text.isEmpty());
    }
    QCOMPARE(house.list().size(), 1);

    const auto later = continuedFrom(house, made->id, newest);
    QVERIFY(later);
    QCOMPARE(later->name, u"Tea (2)"_s);
    QCOMPARE(house.open(later->id)->newest.total, 40);
}

void TestContinuedRooms::aLongRoomIsTakenWhole()
{
    constexpr qsizetype kMany = 20'000;
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    tests::Answer<model::Room> long_;
    store::RoomImporter importer(house.store());
    importer.importRoom(services::continuedRoom(std::make_shared<const Continuation>(longTalk(kMany))),
                        &house, [then = long_.then()](const auto &room) { then(room); });
    QVERIFY(long_.waited());
    const base::RoomId room = long_.result()->id;
    const MessageId newest = rowsOf(house, room).last().posted.message.id;

    const auto made = continuedFrom(house, room, newest);

    QVERIFY(made);
    const auto view = house.open(made->id);
    QVERIFY(view);
    QCOMPARE(view->newest.total, kMany);
    QCOMPARE(textsOf(house, made->id), textsOf(house, room));
    const auto first = tests::answerTo(house.rooms(), &ports::RoomPort::messages)(made->id, 0, 3);
    QVERIFY(first);
    QCOMPARE(first->rows.value(2).posted.message.text, u"2"_s);
}

void TestContinuedRooms::theNameIsTheNextFreeOne_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("next");
    const QString most(model::kLongestRoomName, u'a');
    const QString emoji = QString(115, u'a') + u"🍵🍵"_s;
    QTest::newRow("the first") << u"Tea"_s << QStringList{u"Tea"_s} << u"Tea (2)"_s;
    QTest::newRow("some are taken") << u"Tea"_s << QStringList{u"Tea (2)"_s, u"Tea (3)"_s} << u"Tea (4)"_s;
    QTest::newRow("of one that has a number")
        << u"Tea (2)"_s << QStringList{u"Tea"_s, u"Tea (2)"_s} << u"Tea (3)"_s;
    QTest::newRow("a gap") << u"Tea (9)"_s << QStringList{u"Tea (9)"_s} << u"Tea (2)"_s;
    QTest::newRow("only a number") << u"(2)"_s << QStringList{u"(2)"_s} << u"(2) (2)"_s;
    QTest::newRow("no number") << u"Tea (two)"_s << QStringList() << u"Tea (two) (2)"_s;
    QTest::newRow("the longest name") << most << QStringList{most} << most.left(116) + u" (2)"_s;
    QTest::newRow("an emoji at the cut") << emoji << QStringList() << QString(115, u'a') + u" (2)"_s;
    QTest::newRow("japanese") << u"お茶"_s << QStringList{u"お茶"_s} << u"お茶 (2)"_s;
}

void TestContinuedRooms::theNameIsTheNextFreeOne()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, taken);
    const QString made = services::continuedName(name, {taken.cbegin(), taken.cend()});
    QTEST(made, "next");
    QVERIFY(made.size() <= model::kLongestRoomName);
}

void TestContinuedRooms::aPictureThatIsNotKeptGoesAlong()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room tea = teaRoomIn(house);
    ports::Draft draft{.text = u"Look"_s};
    draft.pictures = {{"JPEG", 40, 30, {}, u"[Picture]"_s, false}};
    QVERIFY(tests::answerTo(house.rooms(), &ports::RoomPort::say)(tea.id, draft));

    const auto made = continuedFrom(house, tea.id, idAt(house, tea, 0));

    QVERIFY(made);
    const model::Message taken = rowsOf(house, made->id).value(0).posted.message;
    const auto bytes = tests::answerTo(house.rooms(), &ports::RoomPort::picture)(made->id, taken, 0);
    QVERIFY(bytes);
    QCOMPARE(*bytes, QByteArray("JPEG"));
}

SUITE_TEST(QCoreApplication, TestContinuedRooms)

} // namespace tst_continued_rooms

#include "tst_continued_rooms.moc"
