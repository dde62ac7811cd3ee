// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_doors.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/room_session.h"
#include "ui/window/shown_people.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_room_session {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::RoomSession;
using ui::TranscriptModel;

namespace {

base::ParticipantId theUser() { return base::ParticipantId(u"user"_s); }

ports::FloorView speaking(const base::ParticipantId &who)
{
    ports::FloorView floor = quietFloor();
    for (ports::FloorRow &row : floor.rows)
        row.speaking = row.id == who;
    return floor;
}

/// A session with the tea room open at event 5, with one greeting.
struct OpenRoom
{
    OpenRoom()
    {
        session.open(teaRoom());
        port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
        port.forgetCalls();
    }

    void publish(const QList<model::Envelope> &batch, const ports::FloorView &floor = quietFloor())
    {
        Q_EMIT port.published(teaRoom(), batch, floor);
    }

    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session{port, transcript};
};

} // namespace

class RoomSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSnapshotFillsTheModels();
    void anAnswerToAnOlderRequestIsNotTaken();
    void whoeverWasChangedIsShownAnew();
    void whoCameIntoTheLibraryLaterIsShown();
    void eventsFollowTheSnapshotInOrder();
    void eventsThatTheSnapshotHeldAreSkipped();
    void aHoleInTheNumbersTakesANewSnapshot();
    void whatComesBeforeTheSnapshotIsShownAfterIt();
    void whatComesBeforeAnotherRoomIsNotShownThere();
    void afterAHoleTheTranscriptStaysWhereItIs();
    void eventsOfOtherRoomsAreIgnored();
    void piecesOfATurnGrowTheStreamingRow();
    void theSpokenMessageTakesTheStreamingRowsPlace();
    void aTurnThatEndsInSilenceLeavesNoRow();
    void whatOthersBuyLeavesASpeechItsRow();
    void aTurnThatRunsAlreadyIsShownFromItsBeginning();
    void pagesAreReadOnDemand();
    void aRoomIsFreshUntilTheUserSpeaks();
    void commandsGoToTheOpenRoom();
    void withoutARoomNothingIsCommanded();
    void whatCouldNotBeSaidComesBackWhole();
    void whatIsOnDiskIsSaidOnce();
    void twoSessionsOfARoomEachGetTheirAnswer();
    void lettingThemTalkLiftsAHold();
    void aRoomThatCannotBeOpenedIsClosedAgain();
    void aStrangerInTheRosterTakesANewSnapshot();
    void anotherLanguageRenamesTheSpeakers();
    void guestsSpeakUnderTheirNameWithAMark();
    void theTranscriptTellsWhatTheyDo();
    void theTranscriptNotesWhoComesAndIsShownOut();
    void aTalkThatTheModelCannotReadWholeIsNotedOnce();
    void guestsWithoutAProgramAreAway();
    void theUsersOwnNamesAreShown();
    void onlyNewerCardsAndThoseOfTheRosterAreTaken();
};

void RoomSessionTest::aSnapshotFillsTheModels()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    QSignalSpy opened(&session, &RoomSession::opened);

    session.open(teaRoom());
    QCOMPARE(port.commands(), QStringList({u"openRoom room_tea"_s}));
    port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));

    QCOMPARE(opened.count(), 1);
    QCOMPARE(session.view().room.name, u"Tea at five"_s);
    QCOMPARE(transcript.rowCount(), 1);
    QCOMPARE(transcript.message(0)->posted.message.text, u"Welcome!"_s);
    QCOMPARE(transcript.speaker(kyoko()).name, u"Kyoko"_s);
}

void RoomSessionTest::anAnswerToAnOlderRequestIsNotTaken()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    session.open(base::RoomId(u"room_other"_s));
    const OpenCommand old = port.last();

    session.open(teaRoom());
    old.answer<ports::RoomView>(roomView(1, {}, quietFloor()));

    QVERIFY(!session.isOpen());
}

void RoomSessionTest::whoeverWasChangedIsShownAnew()
{
    OpenRoom room;
    QList<model::Persona> library = room.session.view().personas;
    QVERIFY(!library.isEmpty());
    QSignalSpy people(&room.session, &RoomSession::peopleChanged);

    room.session.setPersonas(library);
    QCOMPARE(people.size(), 0);

    model::Persona &changed = library.first();
    ++changed.revision;
    changed.colour = u"#123456"_s;
    changed.texts[changed.mainLanguage].name = u"Ms Tea"_s;
    room.session.setPersonas(library);

    QCOMPARE(people.size(), 1);
    QCOMPARE(room.session.people().name(changed.id), u"Ms Tea"_s);
    QCOMPARE(room.transcript.speaker(changed.id).colour, u"#123456"_s);
}

void RoomSessionTest::whoCameIntoTheLibraryLaterIsShown()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    session.open(teaRoom());
    ports::RoomView view = roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor());
    view.personas.clear(); // recovered without them
    port.last().answer<ports::RoomView>(view);

    QList<model::Persona> library = samplePersonas();
    model::Persona elsewhere = library.first();
    elsewhere.id = base::ParticipantId(u"companion_rin"_s);
    library.append(elsewhere);
    session.setPersonas(library);

    QCOMPARE(session.people().name(kyoko()), u"Kyoko"_s);
    QCOMPARE(transcript.speaker(kyoko()).name, u"Kyoko"_s);
    QCOMPARE(session.view().personas.size(), session.view().room.roster.size());
}

void RoomSessionTest::eventsFollowTheSnapshotInOrder()
{
    OpenRoom room;
    QSignalSpy floors(&room.session, &RoomSession::floorChanged);

    room.publish({eventAt(6, posted(1, theUser(), u"Hello"_s)), eventAt(7, posted(2, aya(), u"Hm."_s))},
                 speaking(aya()));

    QCOMPARE(room.transcript.rowCount(), 3);
    QCOMPARE(room.transcript.message(2)->posted.message.text, u"Hm."_s);
    QCOMPARE(room.session.view().seq, 7);
    QCOMPARE(floors.count(), 1);
    QVERIFY(room.session.view().floor.rows.at(2).speaking);
}

void RoomSessionTest::eventsThatTheSnapshotHeldAreSkipped()
{
    OpenRoom room;

    room.publish(
        {eventAt(5, posted(0, kyoko(), u"Welcome!"_s)), eventAt(6, posted(1, theUser(), u"Hello"_s))});

    QCOMPARE(room.transcript.rowCount(), 2);
    QVERIFY(room.port.calls().isEmpty());
}

void RoomSessionTest::aHoleInTheNumbersTakesANewSnapshot()
{
    OpenRoom room;

    room.publish({eventAt(8, posted(3, theUser(), u"Late"_s))});
    QCOMPARE(room.port.commands(), QStringList({u"openRoom room_tea"_s}));
    QCOMPARE(room.transcript.rowCount(), 1);

    room.publish({eventAt(9, posted(4, aya(), u"Later"_s))}); // on its way while the snapshot is made
    QCOMPARE(room.port.calls().size(), 1);
    room.port.last().answer<ports::RoomView>(
        roomView(9,
                 {posted(0, kyoko(), u"Welcome!"_s), posted(1, aya(), u"One"_s), posted(2, aya(), u"Two"_s),
                  posted(3, theUser(), u"Late"_s), posted(4, aya(), u"Later"_s)},
                 quietFloor()));

    QCOMPARE(room.transcript.rowCount(), 5);
    room.publish({eventAt(10, posted(5, kyoko(), u"On"_s))});
    QCOMPARE(room.transcript.rowCount(), 6);
}

// The page is read from the disk after the snapshot: a reply may come in between, and nothing after it.
void RoomSessionTest::whatComesBeforeTheSnapshotIsShownAfterIt()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    session.open(teaRoom());
    const OpenCommand first = port.last();
    Q_EMIT port.published(teaRoom(), {eventAt(5, posted(0, kyoko(), u"Welcome!"_s))}, speaking(kyoko()));
    Q_EMIT port.published(teaRoom(), {eventAt(6, posted(1, aya(), u"Me too."_s))}, speaking(aya()));
    first.answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));

    QCOMPARE(transcript.rowCount(), 2);
    QCOMPARE(transcript.message(1)->posted.message.text, u"Me too."_s);
    QVERIFY(session.view().floor.rows.at(2).speaking);

    Q_EMIT port.published(teaRoom(), {eventAt(9, posted(4, aya(), u"Late"_s))}, quietFloor());
    Q_EMIT port.published(teaRoom(), {eventAt(10, posted(5, kyoko(), u"Last"_s))}, quietFloor());
    QCOMPARE(port.commands().count(u"openRoom room_tea"_s), 2);
    port.last().answer<ports::RoomView>(
        roomView(9,
                 {posted(0, kyoko(), u"Welcome!"_s), posted(1, aya(), u"Me too."_s),
                  posted(2, aya(), u"One"_s), posted(3, aya(), u"Two"_s), posted(4, aya(), u"Late"_s)},
                 quietFloor()));

    QCOMPARE(transcript.rowCount(), 6);
    QCOMPARE(transcript.message(5)->posted.message.text, u"Last"_s);
}

void RoomSessionTest::whatComesBeforeAnotherRoomIsNotShownThere()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    session.open(base::RoomId(u"room_other"_s));
    Q_EMIT port.published(base::RoomId(u"room_other"_s), {eventAt(6, posted(1, aya(), u"Elsewhere."_s))},
                          quietFloor());

    session.open(teaRoom());
    port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));

    QCOMPARE(transcript.rowCount(), 1);
}

void RoomSessionTest::afterAHoleTheTranscriptStaysWhereItIs()
{
    OpenRoom room;
    QSignalSpy reset(&room.transcript, &TranscriptModel::wasReset);
    QSignalSpy opened(&room.session, &RoomSession::opened);

    room.publish({eventAt(8, posted(1, theUser(), u"Late"_s))});
    room.port.last().answer<ports::RoomView>(
        roomView(8, {posted(0, kyoko(), u"Welcome!"_s), posted(1, theUser(), u"Late"_s)}, quietFloor()));

    QCOMPARE(room.transcript.rowCount(), 2);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(opened.count(), 0);
}

void RoomSessionTest::eventsOfOtherRoomsAreIgnored()
{
    OpenRoom room;

    Q_EMIT room.port.published(base::RoomId(u"room_lab"_s),
                               {eventAt(6, posted(1, theUser(), u"Elsewhere"_s))}, speaking(aya()));

    QCOMPARE(room.transcript.rowCount(), 1);
    QCOMPARE(room.session.view().seq, 5);
    QVERIFY(!room.session.view().floor.rows.at(2).speaking);
}

void RoomSessionTest::piecesOfATurnGrowTheStreamingRow()
{
    OpenRoom room;

    room.publish({eventAt(6, contentOf(u"t1"_s, aya(), u"Queues "_s))}, speaking(aya()));
    room.publish({eventAt(7, contentOf(u"t1"_s, aya(), u"are honest."_s))}, speaking(aya()));

    QVERIFY(room.transcript.streaming());
    QCOMPARE(room.transcript.streaming()->companion, aya());
    QCOMPARE(room.transcript.streaming()->text, u"Queues are honest."_s);
}

void RoomSessionTest::theSpokenMessageTakesTheStreamingRowsPlace()
{
    OpenRoom room;
    room.publish({eventAt(6, contentOf(u"t1"_s, aya(), u"Queues."_s))}, speaking(aya()));
    QCOMPARE(room.transcript.rowCount(), 2);

    model::MessagePosted spoken = posted(1, aya(), u"Queues."_s);
    spoken.turn = base::TurnId(u"t1"_s);
    room.publish({eventAt(7, spoken)});

    QVERIFY(!room.transcript.streaming());
    QCOMPARE(room.transcript.rowCount(), 2);
    QCOMPARE(room.transcript.message(1)->posted.message.text, u"Queues."_s);
}

void RoomSessionTest::aTurnThatEndsInSilenceLeavesNoRow()
{
    OpenRoom room;
    room.publish({eventAt(6, contentOf(u"t1"_s, aya(), u"NO_"_s))}, speaking(aya()));

    model::TurnEvent end = contentOf(u"t1"_s, aya(), {});
    end.kind = model::Finished{u"stop"_s, {}, {}};
    room.publish({eventAt(7, end)}, quietFloor());

    QVERIFY(!room.transcript.streaming());
    QCOMPARE(room.transcript.rowCount(), 1);
}

// Aya's speech from another policy continues while Kyoko is awake, buys and is done.
void RoomSessionTest::whatOthersBuyLeavesASpeechItsRow()
{
    OpenRoom room;
    room.publish({eventAt(6, contentOf(u"t1"_s, aya(), u"Queues "_s))}, speaking(aya()));
    model::TurnEvent thought = contentOf(u"t2"_s, kyoko(), {});
    thought.kind = model::Thought{{}, u"She counts again."_s};
    model::MessagePosted bought = posted(1, kyoko(), u"Oh!"_s);
    bought.way = model::MessagePosted::Way::Consumed;
    bought.turn = base::TurnId(u"t2"_s);
    model::TurnEvent end = thought;
    end.kind = model::Finished{u"stop"_s, {}, {}};

    room.publish({eventAt(7, thought), eventAt(8, bought), eventAt(9, end)}, speaking(aya()));
    room.publish({eventAt(10, contentOf(u"t1"_s, aya(), u"are honest."_s))}, speaking(aya()));

    QCOMPARE(room.transcript.rowCount(), 3);
    QCOMPARE(room.transcript.message(1)->posted.message.text, u"Oh!"_s);
    QCOMPARE(room.transcript.streaming()->text, u"Queues are honest."_s);
}

void RoomSessionTest::aTurnThatRunsAlreadyIsShownFromItsBeginning()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    ports::RoomView view = roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, speaking(aya()));
    view.running = ports::RunningTurn{base::TurnId(u"t1"_s), aya(), u"Queues "_s};

    session.open(teaRoom());
    port.last().answer<ports::RoomView>(view);
    Q_EMIT port.published(teaRoom(), {eventAt(6, contentOf(u"t1"_s, aya(), u"wait."_s))}, speaking(aya()));

    QCOMPARE(transcript.streaming()->text, u"Queues wait."_s);
}

void RoomSessionTest::pagesAreReadOnDemand()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    session.open(teaRoom());
    ports::RoomView view = roomView(999, {posted(150, kyoko(), u"Newest"_s)}, quietFloor());
    port.last().answer<ports::RoomView>(view);

    transcript.require(0, 10);
    QCOMPARE(port.commands().last(), u"messages room_tea 0 64"_s);
    model::MessagePage oldest = page({posted(0, kyoko(), u"First"_s)});
    oldest.total = 151;
    port.last().answer<model::MessagePage>(oldest);

    QCOMPARE(transcript.message(0)->posted.message.text, u"First"_s);
    QVERIFY(!session.isFresh());
}

void RoomSessionTest::aRoomIsFreshUntilTheUserSpeaks()
{
    OpenRoom room;
    QVERIFY(room.session.isFresh());

    room.publish({eventAt(6, posted(1, aya(), u"Hm."_s))});
    QVERIFY(room.session.isFresh());
    room.publish({eventAt(7, posted(2, theUser(), u"Hello"_s))});

    QVERIFY(!room.session.isFresh());
}

void RoomSessionTest::commandsGoToTheOpenRoom()
{
    OpenRoom room;

    room.session.say({.text = u"Hello"_s});
    room.session.transport(ports::Transport::Step);
    room.session.cue(aya());
    room.session.setMuted(kyoko(), true);

    QCOMPARE(room.port.commands(),
             QStringList({u"say room_tea Hello"_s, u"transport room_tea step"_s,
                          u"cue room_tea companion_aya"_s, u"setMuted room_tea companion_kyoko yes"_s}));
}

void RoomSessionTest::withoutARoomNothingIsCommanded()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);

    session.say({.text = u"Hello"_s});
    session.transport(ports::Transport::Play);
    session.cue(aya());
    session.setMuted(aya(), true);

    QVERIFY(port.calls().isEmpty());
}

void RoomSessionTest::whatCouldNotBeSaidComesBackWhole()
{
    OpenRoom room;
    QSignalSpy refused(&room.session, &RoomSession::notSaid);
    QSignalSpy failed(&room.session, &RoomSession::commandFailed);
    const ports::Draft draft{.from = base::ParticipantId(u"user_mina"_s),
                             .text = u"Hello"_s,
                             .to = {aya()},
                             .mentions = {kyoko()},
                             .whisper = true};
    room.session.say(draft);
    QCOMPARE(room.port.said(), QList<ports::Draft>{draft});
    room.session.close();

    room.port.commandOf(u"say"_s).fail({base::ErrorCode::Storage, u"The disk is full."_s, {}});
    room.port.say(teaRoom(), {}, {});
    room.port.last().fail({});

    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.at(0).at(0).value<base::Error>().text, u"The disk is full."_s);
    QCOMPARE(refused.at(0).at(1).value<base::RoomId>(), teaRoom());
    QCOMPARE(refused.at(0).at(2).value<ports::Draft>(), draft);
    QCOMPARE(failed.count(), 0);
}

void RoomSessionTest::whatIsOnDiskIsSaidOnce()
{
    OpenRoom room;
    QSignalSpy said(&room.session, &RoomSession::said);
    room.session.say({.text = u"Hello"_s});

    room.port.last().done();
    room.port.say(teaRoom(), {.text = u"Hello"_s}, {}); // another caller says it too
    room.port.last().done();

    QCOMPARE(said.count(), 1);
    QCOMPARE(said.at(0).at(1).value<ports::Draft>().text, u"Hello"_s);
}

void RoomSessionTest::twoSessionsOfARoomEachGetTheirAnswer()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    TranscriptModel otherTranscript;
    RoomSession session(port, transcript);
    RoomSession other(port, otherTranscript);

    session.open(teaRoom());
    const OpenCommand first = port.last();
    other.open(teaRoom());
    port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
    const bool wasOpen = session.isOpen();
    first.answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));

    QVERIFY(!wasOpen);
    QVERIFY(session.isOpen() && other.isOpen());
    QCOMPARE(transcript.rowCount(), 1);
    QCOMPARE(otherTranscript.rowCount(), 1);
}

void RoomSessionTest::lettingThemTalkLiftsAHold()
{
    OpenRoom room;
    ports::FloorView floor = quietFloor();
    floor.held = true;
    Q_EMIT room.port.published(teaRoom(), {}, floor);

    room.session.transport(ports::Transport::Play);
    floor.paused = true;
    Q_EMIT room.port.published(teaRoom(), {}, floor);
    room.session.transport(ports::Transport::Play);

    QCOMPARE(room.port.commands(),
             QStringList({u"transport room_tea release"_s, u"transport room_tea release"_s,
                          u"transport room_tea play"_s}));
}

void RoomSessionTest::aRoomThatCannotBeOpenedIsClosedAgain()
{
    FakeRoomPort port;
    TranscriptModel transcript;
    RoomSession session(port, transcript);
    QSignalSpy failed(&session, &RoomSession::openFailed);

    session.open(teaRoom());
    port.last().fail({base::ErrorCode::NotFound, u"This room does not exist."_s, {}});

    QCOMPARE(failed.count(), 1);
    QVERIFY(!session.isOpen());
    QVERIFY(session.roomId().isEmpty());
}

void RoomSessionTest::aStrangerInTheRosterTakesANewSnapshot()
{
    OpenRoom room;
    model::Room changed = room.session.view().room;
    changed.roster.append(base::ParticipantId(u"companion_haru"_s));

    room.publish({eventAt(6, model::RoomChanged{changed})});

    QCOMPARE(room.port.commands(), QStringList({u"openRoom room_tea"_s}));
}

void RoomSessionTest::anotherLanguageRenamesTheSpeakers()
{
    OpenRoom room;
    QSignalSpy people(&room.session, &RoomSession::peopleChanged);

    room.session.setLanguage(model::Language::Japanese);

    QCOMPARE(people.count(), 1);
    QCOMPARE(room.transcript.speaker(aya()).name, u"綾"_s);
}

void RoomSessionTest::theUsersOwnNamesAreShown()
{
    OpenRoom room;
    const base::ParticipantId mina(u"user_mina"_s);
    model::Room changed = room.session.view().room;
    changed.identities = {{}, {mina, u"Mina of the hills"_s, u"#224466"_s}};

    room.publish({eventAt(6, model::RoomChanged{changed})});

    QCOMPARE(room.session.people().name(mina), u"Mina of the hills"_s);
    QCOMPARE(room.transcript.speaker(mina).name, u"Mina of the hills"_s);
    QCOMPARE(room.transcript.speaker(theUser()).name, u"You"_s);
    QVERIFY(room.port.calls().isEmpty()); // it needs no new snapshot
}

void RoomSessionTest::guestsSpeakUnderTheirNameWithAMark()
{
    OpenRoom room;
    model::Room changed = room.session.view().room;
    changed.guests = {bobTheGuest()};

    room.publish({eventAt(6, model::RoomChanged{changed})});

    QCOMPARE(room.session.people().name(bob()), u"Bob"_s);
    QCOMPARE(room.transcript.speaker(bob()),
             (ui::Speaker{u"“Bob”"_s, bobTheGuest().colour, u"guest via MCP"_s}));
    QVERIFY(room.port.calls().isEmpty()); // it needs no new snapshot
}

void RoomSessionTest::theTranscriptTellsWhatTheyDo()
{
    OpenRoom room;
    model::Room changed = room.session.view().room;
    changed.guests = {bobTheGuest()};
    const model::Action theirs{bob(), u"gesture"_s, {R"({"name":"wave"})"}, {}};
    const model::Action ours{kyoko(), u"bow"_s, {"{}"}, {}};

    room.publish({eventAt(6, model::RoomChanged{changed}), eventAt(7, theirs), eventAt(8, ours)});

    QVERIFY(room.transcript.notesAfter(0).contains(u"Bob waves"_s));
    QVERIFY(room.transcript.notesAfter(0).contains(u"Kyoko bows"_s));
}

void RoomSessionTest::theTranscriptNotesWhoComesAndIsShownOut()
{
    OpenRoom room;
    model::Room changed = room.session.view().room;
    const auto change = [&](qint64 seq) { room.publish({eventAt(seq, model::RoomChanged{changed})}); };

    changed.guests = {bobTheGuest(), carolOutside()}; // a guest who was shown out does not come in
    change(6);
    changed.guests[0].name = u"Robert"_s; // nobody comes or goes
    change(7);
    changed.guests[0].removed = true;
    change(8);
    changed.guests[0].removed = false;
    change(9);

    QCOMPARE(room.transcript.notesAfter(0),
             (QStringList{u"“Bob” joined as a guest."_s, u"“Robert” was removed."_s,
                          u"“Robert” was allowed back."_s}));
}

void RoomSessionTest::aTalkThatTheModelCannotReadWholeIsNotedOnce()
{
    OpenRoom room;
    using What = model::ChatCompressed::What;
    model::TurnEvent event{.turn = base::TurnId(u"t1"_s), .companion = aya(), .kind = {}};
    const auto publish = [&](qint64 seq, const base::ParticipantId &whose, What what) {
        event.companion = whose;
        event.kind = model::ChatCompressed{.before = 9000, .after = 9000, .what = what};
        room.publish({eventAt(seq, event)});
    };

    publish(6, aya(), What::Empty);
    QVERIFY(room.transcript.notesAfter(0).isEmpty());
    publish(7, aya(), What::TooSmall);
    publish(8, aya(), What::TooSmall);
    publish(9, kyoko(), What::TooSmall);

    const QStringList notes = room.transcript.notesAfter(0);
    QCOMPARE(notes.size(), 2);
    QVERIFY2(notes.first().startsWith(u"Aya: The conversation may no longer fit"_s),
             qPrintable(notes.first()));
    QVERIFY(notes.last().startsWith(u"Kyoko: "_s));
}

void RoomSessionTest::guestsWithoutAProgramAreAway()
{
    OpenRoom room;
    model::Room changed = room.session.view().room;
    changed.guests = {bobTheGuest()};
    room.publish({eventAt(6, model::RoomChanged{changed})});
    QCOMPARE(room.session.people().mark(bob()), u"guest"_s);
    QSignalSpy people(&room.session, &RoomSession::peopleChanged);

    room.session.setConnected(QSet<base::ParticipantId>{});
    QCOMPARE(room.session.people().mark(bob()), u"guest, away"_s);
    room.session.setConnected(QSet{bob()});
    room.session.setConnected(QSet{bob()}); // nothing new

    QCOMPARE(room.session.people().mark(bob()), u"guest"_s);
    QCOMPARE(people.count(), 2);
}

SUITE_TEST(QCoreApplication, RoomSessionTest)

void RoomSessionTest::onlyNewerCardsAndThoseOfTheRosterAreTaken()
{
    ports::RoomView view = roomView(5, {}, quietFloor());
    const model::Persona older = view.personas.first();
    const base::ParticipantId renewed = older.id;
    QVERIFY(!ui::renewPersonas(view, {older}));
    model::Persona newer = older;
    newer.revision = older.revision + 1;
    model::Persona stranger = older;
    stranger.id = base::ParticipantId(u"companion_stranger"_s);

    QVERIFY(ui::renewPersonas(view, {newer, stranger}));

    QCOMPARE(view.personas.first().revision, newer.revision);
    const auto isIn = [&view](const base::ParticipantId &id) {
        return std::any_of(view.personas.cbegin(), view.personas.cend(),
                           [&id](const model::Persona &one) { return one.id == id; });
    };
    QVERIFY(!isIn(stranger.id));
    QVERIFY(!ui::renewPersonas(view, {older})); // an older card never comes back
    view.personas.removeFirst();
    ui::ShownPeople people;
    people.show(view);
    QVERIFY(people.hasStranger(view.room));

    QVERIFY(ui::renewPersonas(view, {newer}));

    QVERIFY(isIn(renewed));
    people.show(view);
    QVERIFY(!people.hasStranger(view.room));
    QVERIFY(people.speakers().contains(renewed));
}

} // namespace tst_room_session

#include "tst_room_session.moc"
