// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QMutex>
#include <QSignalSpy>
#include <QThread>

namespace tst_room_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::RoomId;
using model::Envelope;
using model::MessagePosted;
using model::VoteState;
using ports::RoomPort;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;
using Access = StudioHouse::Access;

namespace {

model::Room tea() { return tests::room(u"Tea at five"_s).with({u"aya"_s, u"kyoko"_s}); }

/// Everybody listens, so that nothing happens besides the message.
void letAllListen(StudioHouse &house)
{
    for (const QString &name : {u"aya"_s, u"kyoko"_s})
        house.model().script(companion(name), llm::Purpose::Vote, ScriptedAnswer::vote(VoteState::Listen, 0));
}

void letAyaSpeak(StudioHouse &house, const ScriptedAnswer &speech)
{
    house.model().script(companion(u"aya"_s), llm::Purpose::Vote,
                         ScriptedAnswer::vote(VoteState::Speak, 9, true));
    letAllListen(house);
    house.model().script(companion(u"aya"_s), llm::Purpose::Speech, speech);
}

ErrorCode codeOf(const std::optional<base::Error> &error)
{
    return error ? error->code : ErrorCode::Internal;
}

} // namespace

/// Rooms as seen by the window and the command line: a command, exactly one answer, and only what is on disk.
class TestRoomService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandIsAnsweredExactlyOnce();
    void whatIsPublishedComesBeforeTheAnswer();
    void theNewsComesBeforeTheAnswerToWhoMakesARoom();
    void aWindowThatClosesGetsNoAnswer();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void anEndlessMessageIsRefusedWithTheLimit();
    void anUnknownRoomIsNotFound();
    void everyPolicyIsPlayedAndAnotherRefused();
    void aMessageIsPublishedWhenItIsOnDisk();
    void eventsFollowTheSnapshotWithoutAGap();
    void theSnapshotShowsTheRunningTurn();
    void aNewNameAndTheBinShowInTheList();
    void aRoomIsFoundAgainAfterARestart();
    void aReaderReadsAndChangesNothing();
    void whatCannotBeSavedFailsAndLeavesNothing();
    void shuttingDownKeepsWhatWasSaid();
    void aPictureIsShownToWhoSeesAndDescribedToOthers();
    void aWhisperedPictureIsShownToNobodyElse();
    void oldPicturesAreNotSentAgain();
    void onlyAKeptPictureOutlastsTheStudio();
    void aKeptPictureIsShownThoughNoWindowOpensTheRoom();
    void tooManyPicturesAreRefused();
    void whatIsNoJpegIsShownToNobody();
    void aMessageWaitsForThePicturesOfTheOneBefore();
};

namespace {

const QByteArray kKept("\xFF\xD8\xFFKEPT"); // begins as a JPEG

ports::DraftPicture picture(const QByteArray &jpeg, bool kept = false)
{
    return {jpeg, 40, 30, u"A cat"_s, u"[Picture: A cat]"_s, kept};
}

ports::Draft withPicture(const QString &text, const QByteArray &jpeg)
{
    ports::Draft draft{.text = text};
    draft.pictures = {picture(jpeg)};
    return draft;
}

/// The pictures that came with the newest request for speech.
QList<QByteArray> shownLast(StudioHouse &house)
{
    QList<QByteArray> shown;
    for (const llm::ModelRequest &request : house.model().requests()) {
        if (request.brief.purpose != llm::Purpose::Speech)
            continue;
        shown.clear();
        for (const llm::ChatText &text : request.messages) {
            for (const llm::Picture &one : text.pictures)
                shown.append(one.bytes);
        }
    }
    return shown;
}

QString toldLast(StudioHouse &house)
{
    QString told;
    for (const llm::ChatText &text : house.model().requests().last().messages)
        told += text.text;
    return told;
}

std::optional<base::Error> sayDraft(StudioHouse &house, const RoomId &room, const ports::Draft &draft)
{
    const auto said = tests::answerTo(house.rooms(), &RoomPort::say)(room, draft);
    house.wait(Millis(0));
    return said ? std::nullopt : std::optional(said.error());
}

void cueAya(StudioHouse &house, const RoomId &room)
{
    (void)tests::answerTo(house.rooms(), &RoomPort::cue)(room, companion(u"aya"_s));
    house.wait(Millis(60'000));
}

model::Room quietTea() // nobody speaks without a cue
{
    model::Room room = tea();
    room.policy.policy = model::PolicyName::Manual;
    return room;
}

} // namespace

void TestRoomService::everyCommandIsAnsweredExactlyOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAllListen(house);
    const RoomId room = house.create(tea()).id;
    auto &rooms = house.rooms();
    const RoomId nowhere(u"nowhere"_s);

    tests::Answer<void> ended;
    tests::Answer<QList<model::RoomSummary>> listed;
    tests::Answer<ports::RoomView> opened;
    tests::Answer<model::MessagePage> page;
    tests::Answer<QList<Envelope>> events;
    tests::Answer<model::Room> made;
    rooms.listRooms(listed.then());
    rooms.openRoom(room, opened.then());
    rooms.openRoom(nowhere, opened.then());
    rooms.messages(room, 0, 10, page.then());
    rooms.events(room, 1, 10, events.then());
    rooms.createRoom({}, made.then());
    rooms.renameRoom(room, u"Tea"_s, ended.then());
    rooms.renameRoom(room, u" "_s, ended.then());
    rooms.renameRoom(nowhere, u"Tea"_s, ended.then());
    rooms.setDeleted(room, true, ended.then());
    rooms.setDeleted(room, false, ended.then());
    rooms.setRoster(room, {companion(u"aya"_s)}, ended.then());
    rooms.setRoster(room, {tests::user()}, ended.then());
    rooms.setPolicy(room, {}, ended.then());
    rooms.say(room, {.text = u"Hello"_s}, ended.then());
    rooms.say(room, {}, ended.then());
    rooms.say(nowhere, {.text = u"Hello"_s}, ended.then());
    rooms.cue(room, companion(u"aya"_s), ended.then());
    rooms.setMuted(room, companion(u"aya"_s), true, ended.then());
    for (const auto button : {ports::Transport::Play, ports::Transport::Pause, ports::Transport::Step,
                              ports::Transport::Hold, ports::Transport::Release, ports::Transport::Stop})
        rooms.transport(room, button, ended.then());
    constexpr qsizetype kCommands = 13 + 6;

    QTRY_COMPARE(ended.count(), kCommands);
    QTRY_COMPARE(opened.count(), 2);
    house.wait(Millis(60'000));
    (void)house.list();

    QCOMPARE(ended.count(), kCommands);
    QCOMPARE(opened.count(), 2);
    QVERIFY(listed.comes() && page.comes() && events.comes() && made.comes());
}

void TestRoomService::whatIsPublishedComesBeforeTheAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(tea()).id;
    QThread thread;
    thread.start();
    auto *window = new QObject; // on a thread of its own, because the window's thread is not the studio's
    window->moveToThread(&thread);
    QMutex lock;
    QStringList order;
    const auto note = [&lock, &order](const QString &what) {
        const QMutexLocker held(&lock);
        order.append(what);
    };
    connect(&house.rooms(), &RoomPort::published, window, [note](const auto &, const QList<Envelope> &batch) {
        for (const Envelope &envelope : batch) {
            if (const auto *posted = std::get_if<MessagePosted>(&envelope.body))
                note(posted->message.text);
        }
    });

    for (const QString &text : {u"One"_s, u"Two"_s})
        house.rooms().say(room, {.text = text}, {window, [note](const auto &) { note(u"said"_s); }});
    const auto noted = [&lock, &order] {
        const QMutexLocker held(&lock);
        return order;
    };
    QTRY_COMPARE(noted().size(), 4);
    window->deleteLater();
    thread.quit();
    thread.wait();

    QVERIFY(order.indexOf(u"One"_s) < order.indexOf(u"said"_s));
    QVERIFY(order.indexOf(u"Two"_s) < order.lastIndexOf(u"said"_s));
}

void TestRoomService::theNewsComesBeforeTheAnswerToWhoMakesARoom()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QStringList order;
    QObject window;
    connect(
        &house.rooms(), &RoomPort::roomsChanged, &window, [&order] { order.append(u"news"_s); },
        Qt::QueuedConnection);

    house.rooms().createRoom({{.name = u"Tea"_s}},
                             {&window, [&order](const auto &) { order.append(u"answer"_s); }});

    QTRY_COMPARE(order, (QStringList{u"news"_s, u"answer"_s}));
}

void TestRoomService::aWindowThatClosesGetsNoAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(tea()).id;
    bool isTold = false;
    auto window = std::make_unique<QObject>();
    const auto tell = [&isTold](const auto &) { isTold = true; };

    house.rooms().say(room, {.text = u"Hello"_s}, {window.get(), tell});
    house.rooms().say(room, {}, {window.get(), tell}); // refused at once, but never inside the call
    const bool wasTold = isTold;
    window.reset();
    QVERIFY(house.open(room));
    QTRY_VERIFY(!house.published().isEmpty());
    QCoreApplication::processEvents();

    QVERIFY(!wasTold);
    QVERIFY(!isTold);
}

void TestRoomService::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"no text", "only space", "no name", "no companion", "one twice", "nameless room"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestRoomService::whatCannotBeIsRefused()
{
    QFETCH(const QString, what);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    auto &rooms = house.rooms();
    const RoomId room = house.create(tea()).id;
    const auto before = house.published().size();
    const auto ask = [&] {
        if (what == "no text"_L1)
            return tests::endOf(rooms, &RoomPort::say)(room, {});
        if (what == "only space"_L1)
            return tests::endOf(rooms, &RoomPort::say)(room, {.text = u" \n\t\u3000"_s});
        if (what == "no name"_L1)
            return tests::endOf(rooms, &RoomPort::renameRoom)(room, u"  "_s);
        if (what == "no companion"_L1)
            return tests::endOf(rooms, &RoomPort::setRoster)(room, {tests::user()});
        if (what == "one twice"_L1)
            return tests::endOf(rooms, &RoomPort::setRoster)(room,
                                                             {companion(u"aya"_s), companion(u"aya"_s)});
        return tests::endOf(rooms, &RoomPort::createRoom)({{.name = u" "_s}});
    };

    const auto error = ask();

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!error->text.isEmpty());
    QCOMPARE(house.published().size(), before);
    QCOMPARE(house.list().size(), 1);
}

void TestRoomService::anUnknownRoomIsNotFound()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId nowhere(u"nowhere"_s);
    QCOMPARE(codeOf(house.say(nowhere, u"Hello?"_s)), ErrorCode::NotFound);
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::openRoom)(nowhere)), ErrorCode::NotFound);
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::cue)(nowhere, companion(u"aya"_s))),
             ErrorCode::NotFound);
    QVERIFY(house.list().isEmpty());
}

void TestRoomService::anEndlessMessageIsRefusedWithTheLimit()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(tea()).id;
    const auto refused = house.say(room, QString(50 * 1024 * 1024, u'x'));

    QCOMPARE(codeOf(refused), ErrorCode::InvalidInput);
    QCOMPARE(refused->text, u"Shorten the message to at most 2,000,000 characters. It has 52,428,800."_s);
    QVERIFY(!house.say(room, u"Hello"_s)); // the room is as it was
}

void TestRoomService::everyPolicyIsPlayedAndAnotherRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(tea()).id;

    for (const auto name : {model::PolicyName::Vote, model::PolicyName::Resource, model::PolicyName::Ring,
                            model::PolicyName::Manual}) {
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(room, {.policy = name}));
        QVERIFY(!house.create(tests::room(u"x"_s).policy(name)).id.isEmpty());
    }
    const auto error =
        tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(room, {.policy = model::PolicyName(99)});

    QCOMPARE(codeOf(error), ErrorCode::InvalidInput);
    QCOMPARE(house.open(room)->room.policy.policy, model::PolicyName::Manual); // the old policy stays
}

void TestRoomService::aMessageIsPublishedWhenItIsOnDisk()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAllListen(house);
    const RoomId room = house.create(tea()).id;

    QVERIFY(!house.say(room, u"Hello"_s));

    QVERIFY(!house.published().isEmpty());
    const Envelope first = house.published().first();
    QCOMPARE(std::get<MessagePosted>(first.body).message.text, u"Hello"_s);
    QCOMPARE(std::get<MessagePosted>(first.body).index, 0);
    StudioHouse reader(studio.dataFolder(), Access::ReadOnly);
    QCOMPARE(tests::answerTo(reader.rooms(), &RoomPort::events)(room, first.seq, 1), QList{first});
}

void TestRoomService::eventsFollowTheSnapshotWithoutAGap()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAyaSpeak(house, ScriptedAnswer::slowly({u"One,"_s, u" two."_s}, Millis(100)));
    const RoomId room = house.create(tea()).id;
    QVERIFY(!house.say(room, u"Hello"_s));
    house.wait(Millis(700));

    // requested in the middle, and answered while more is published
    tests::Answer<ports::RoomView> opened;
    house.rooms().openRoom(room, opened.then());
    house.clock().advance(Millis(150));
    QVERIFY(opened.waited());
    house.wait(Millis(20'000));

    const ports::RoomView &view = *opened.result();
    QVERIFY(view.seq > 1);
    qint64 next = 2;
    for (const Envelope &envelope : house.published())
        QCOMPARE(envelope.seq, next++);
    QVERIFY(view.seq < next);
    QCOMPARE(view.room.name, u"Tea at five"_s);
    QCOMPARE(view.modelName, u"Scripted"_s);
    QVERIFY(view.newest.total >= 1);
    QCOMPARE(view.newest.rows.size(), view.newest.total);
}

void TestRoomService::theSnapshotShowsTheRunningTurn()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAyaSpeak(house, ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(100)));
    const RoomId room = house.create(tea()).id;
    QVERIFY(!house.say(room, u"Hello"_s));
    house.wait(Millis(600 + 250));

    const auto during = house.open(room);
    house.wait(Millis(20'000));
    const auto after = house.open(room);

    QVERIFY(during && during->running);
    QCOMPARE(during->running->companion, companion(u"aya"_s));
    QCOMPARE(during->running->saidSoFar, u"One, two,"_s);
    QVERIFY(during->floor.rows.first().speaking);
    QVERIFY(during->floor.rows.first().winner);
    QVERIFY(after && !after->running);
    QCOMPARE(after->newest.rows.last().posted.message.text, u"One, two, three."_s);
    QCOMPARE(after->floor.rest->reason, model::RestReason::Nobody);
}

void TestRoomService::aNewNameAndTheBinShowInTheList()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(tea()).id;
    QSignalSpy changed(&house.rooms(), &RoomPort::roomsChanged);

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::renameRoom)(room, u"  茶  "_s));
    QCOMPARE(house.list().first().name, u"茶"_s);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setDeleted)(room, true));
    QVERIFY(house.list().first().deleted);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setDeleted)(room, false));

    QVERIFY(!house.list().first().deleted);
    QCOMPARE(changed.size(), 3);
}

void TestRoomService::aRoomIsFoundAgainAfterARestart()
{
    const TemporaryStudio studio;
    RoomId room;
    ports::RoomView before;
    {
        StudioHouse house(studio.dataFolder());
        letAyaSpeak(house, ScriptedAnswer::text(u"Hi."_s));
        room = house.create(tea()).id;
        QVERIFY(!house.say(room, u"Hello"_s));
        house.wait(Millis(20'000));
        before = *house.open(room);
    }

    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);
    const auto after = house.open(room);

    QVERIFY(after);
    QCOMPARE(after->seq, before.seq);
    QCOMPARE(after->newest, before.newest);
    QCOMPARE(after->room, before.room);
    QCOMPARE(after->floor.rest, before.floor.rest);
    QCOMPARE(after->floor.decision, before.floor.decision);
    QCOMPARE(after->floor.companionTurns, before.floor.companionTurns);
}

void TestRoomService::aReaderReadsAndChangesNothing()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    letAllListen(writer);
    const RoomId room = writer.create(tea()).id;
    QVERIFY(!writer.say(room, u"Hello"_s));
    writer.wait(Millis(1000));
    StudioHouse reader(studio.dataFolder(), Access::ReadOnly, 2);

    const auto view = reader.open(room);
    const auto said = reader.say(room, u"Me too"_s);
    const auto renamed = tests::endOf(reader.rooms(), &ports::RoomPort::renameRoom)(room, u"Mine"_s);
    const auto made = tests::endOf(reader.rooms(), &ports::RoomPort::createRoom)({{.name = u"Mine"_s}});

    QVERIFY(view);
    QCOMPARE(view->newest.rows.first().posted.message.text, u"Hello"_s);
    for (const auto &error : {said, renamed, made})
        QCOMPARE(codeOf(error), ErrorCode::ReadOnly);
    QVERIFY(reader.published().isEmpty());
    QCOMPARE(writer.list().size(), 1);
    QCOMPARE(writer.open(room)->newest.total, 1);
}

void TestRoomService::whatCannotBeSavedFailsAndLeavesNothing()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAllListen(house);
    const RoomId room = house.create(tea()).id;
    QVERIFY(!house.say(room, u"Before"_s));
    house.wait(Millis(1000));
    const auto before = house.published().size();
    QSignalSpy lost(&house.rooms(), &RoomPort::savingFailed);
    std::optional<base::Error> error;
    {
        const tests::FullDisk full(4096);
        error = house.say(room, QString(300'000, u'x'));
        QTRY_VERIFY(!lost.isEmpty());
    }

    QCOMPARE(codeOf(error), ErrorCode::Storage);
    QCOMPARE(lost.first()[0].value<RoomId>(), room);
    QCOMPARE(house.published().size(), before);
    QVERIFY(!house.say(room, u"After"_s));
    house.wait(Millis(1000));
    QCOMPARE(house.published()[before].seq, house.published()[before - 1].seq + 1);
    const auto view = house.open(room);
    QCOMPARE(view->newest.total, 2);
    QCOMPARE(view->newest.rows.last().posted.message.text, u"After"_s);
}

void TestRoomService::shuttingDownKeepsWhatWasSaid()
{
    const TemporaryStudio studio;
    RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        letAyaSpeak(house, ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(100)));
        room = house.create(tea()).id;
        QVERIFY(!house.say(room, u"Hello"_s));
        house.wait(Millis(600 + 250));

        house.rooms().shutDown();
        house.clock().advance(Millis(0));
    }

    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);
    const auto view = house.open(room);
    QCOMPARE(view->newest.total, 2);
    const MessagePosted &cut = view->newest.rows.last().posted;
    QCOMPARE(cut.message.text, u"One, two,"_s);
    QCOMPARE(cut.way, MessagePosted::Way::Interrupted);
    QCOMPARE(cut.cause, model::Cause::Stopped);
    QCOMPARE(view->floor.rest->reason, model::RestReason::Stopped);
}

void TestRoomService::aPictureIsShownToWhoSeesAndDescribedToOthers()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    const RoomId room = house.create(quietTea()).id;
    const auto seeing = tests::answerTo(house.rooms(), &RoomPort::whoSeesPictures);
    QVERIFY(seeing(room)->isEmpty());

    QVERIFY(!sayDraft(house, room, withPicture({}, "JPG1")));
    cueAya(house, room);
    QVERIFY(shownLast(house).isEmpty());
    QVERIFY(toldLast(house).contains(u"| [Picture: A cat]"_s));

    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    QCOMPARE(seeing(room)->size(), 2);
    cueAya(house, room);
    QCOMPARE(shownLast(house), QList<QByteArray>{"JPG1"});
    QVERIFY(toldLast(house).contains(u"| [Picture: A cat]"_s));
    QVERIFY(toldLast(house).contains(u"1 of message [1]"_s));

    const auto view = house.open(room);
    const model::Message said = view->newest.rows.first().posted.message;
    QCOMPARE(said.text, u"[Picture: A cat]"_s);
    QCOMPARE(said.pictures, (QList<model::MessagePicture>{{{}, 40, 30, u"A cat"_s}}));
    const auto read = tests::answerTo(house.rooms(), &RoomPort::picture);
    QCOMPARE(*read(room, said, 0), QByteArray("JPG1"));
    QVERIFY(!read(room, said, 1));

    // A deleted message is told to nobody, and neither is its picture.
    QVERIFY(tests::answerTo(house.rooms(), &RoomPort::editMessage)(room, said.id, QString()));
    cueAya(house, room);
    QVERIFY(shownLast(house).isEmpty());
}

void TestRoomService::aWhisperedPictureIsShownToNobodyElse()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    const RoomId room = house.create(quietTea()).id;
    ports::Draft whisper = withPicture(u"Look"_s, "SECRET");
    whisper.whisper = true;
    whisper.to = {companion(u"kyoko"_s)};

    QVERIFY(!sayDraft(house, room, whisper));
    cueAya(house, room);

    QVERIFY(shownLast(house).isEmpty());
    QVERIFY(!toldLast(house).contains(u"A cat"_s));
}

void TestRoomService::oldPicturesAreNotSentAgain()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    const RoomId room = house.create(quietTea()).id;

    for (const QByteArray jpeg : {"1", "2", "3", "4", "5"})
        QVERIFY(!sayDraft(house, room, withPicture(u"Look"_s, jpeg)));
    cueAya(house, room);
    QCOMPARE(shownLast(house), (QList<QByteArray>{"2", "3", "4", "5"}));

    for (int number = 0; number < 20; ++number)
        QVERIFY(!house.say(room, u"And so on"_s));
    cueAya(house, room);
    QVERIFY(shownLast(house).isEmpty());
}

void TestRoomService::onlyAKeptPictureOutlastsTheStudio()
{
    const TemporaryStudio studio;
    RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        letAllListen(house);
        room = house.create(quietTea()).id;
        ports::Draft draft{.text = u"Two"_s};
        draft.pictures = {picture(kKept, true)};
        QVERIFY(!sayDraft(house, room, draft));
        QVERIFY(!sayDraft(house, room, withPicture(u"One"_s, "GONE")));
    }

    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    const auto view = house.open(room);
    const auto read = tests::answerTo(house.rooms(), &RoomPort::picture);
    QCOMPARE(*read(room, view->newest.rows.at(0).posted.message, 0), kKept);
    const auto gone = read(room, view->newest.rows.at(1).posted.message, 0);
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, ErrorCode::NotFound);
    cueAya(house, room);
    QCOMPARE(shownLast(house), QList<QByteArray>{kKept});
}

// A door, a program or the stage may be the first to use the room: no window has opened it.
void TestRoomService::aKeptPictureIsShownThoughNoWindowOpensTheRoom()
{
    const TemporaryStudio studio;
    RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        letAllListen(house);
        room = house.create(quietTea()).id;
        ports::Draft two;
        two.pictures = {picture(kKept, true), picture(kKept + "2", true)};
        QVERIFY(!sayDraft(house, room, two));
        ports::Draft broken;
        broken.pictures = {picture("no JPEG", true)};
        QVERIFY(!sayDraft(house, room, broken));
        QVERIFY(!house.say(room, u"Look"_s));
    }

    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    cueAya(house, room);

    QCOMPARE(shownLast(house), (QList<QByteArray>{kKept, kKept + "2"}));
}

void TestRoomService::tooManyPicturesAreRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAllListen(house);
    const RoomId room = house.create(quietTea()).id;
    ports::Draft draft{.text = u"Look"_s};
    for (int number = 0; number < 5; ++number)
        draft.pictures.append(picture("JPG"));

    QCOMPARE(codeOf(sayDraft(house, room, draft)), ErrorCode::InvalidInput);
}

void TestRoomService::whatIsNoJpegIsShownToNobody()
{
    const TemporaryStudio studio;
    RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        letAllListen(house);
        room = house.create(quietTea()).id;
        ports::Draft draft{.text = u"Look"_s};
        draft.pictures = {picture("as a room file may name it", true)};
        QVERIFY(!sayDraft(house, room, draft));
    }

    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);
    letAyaSpeak(house, ScriptedAnswer::text(u"Nice."_s));
    house.model().behaveAs({.name = u"Seeing"_s, .pictures = true});
    QVERIFY(house.open(room));
    cueAya(house, room);

    QVERIFY(toldLast(house).contains(u"[Picture: A cat]"_s));
    QVERIFY(shownLast(house).isEmpty());
}

void TestRoomService::aMessageWaitsForThePicturesOfTheOneBefore()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    letAllListen(house);
    const RoomId room = house.create(quietTea()).id;
    ports::Draft first{.text = u"Look"_s};
    first.pictures = {picture(kKept, true)};
    QObject listener;
    int said = 0;
    const base::Then<void> count{&listener,
                                 [&said](const base::Result<void> &done) { said += done ? 1 : 0; }};

    house.rooms().say(room, first, count);
    house.rooms().say(room, {.text = u"What is this?"_s}, count);
    QTRY_COMPARE(said, 2);

    const auto view = house.open(room);
    QCOMPARE(view->newest.rows.size(), 2);
    QVERIFY(view->newest.rows.first().posted.message.text.startsWith(u"Look"_s));
    QCOMPARE(view->newest.rows.last().posted.message.text, u"What is this?"_s);
}

SUITE_TEST(QCoreApplication, TestRoomService)

} // namespace tst_room_service

#include "tst_room_service.moc"
