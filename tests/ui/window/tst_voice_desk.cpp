// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/desks/reading_from.h"
#include "ui/window/live_signs.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"

#include <QAction>
#include <QSignalSpy>
#include <QToolButton>

namespace tst_voice_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::TurnId;
using Sign = ui::LiveSigns::Sign;

namespace {

const TurnId kTurn(u"t1"_s);

struct Stage
{
    explicit Stage(bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerVoices(port);
        studio.open();
    }
    QString sign() { return studio.find<ui::TopBar>(u"topBar"_s)->signs().words(Sign::Voice); }
    QAction *action(const QString &name) { return studio.window.findChild<QAction *>(name); }

    FakeVoicePort port;
    StudioWindow studio;
};

/// The tea room, whose text is shown as it is heard, with a turn being read.
struct InStep
{
    explicit InStep(bool inStep = true)
    {
        session.open(teaRoom());
        ports::RoomView view = roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor());
        view.room.voices = {.aloud = true, .inStep = inStep};
        port.last().answer<ports::RoomView>(view);
        session.beginReading(teaRoom(), kTurn);
    }
    void say(const QString &piece)
    {
        model::Envelope event;
        event.seq = ++seq;
        event.room = teaRoom();
        event.body = model::TurnEvent{.turn = kTurn, .companion = kyoko(), .kind = model::Content{piece}};
        ports::FloorView floor = quietFloor();
        for (ports::FloorRow &row : floor.rows)
            row.speaking = row.id == kyoko();
        Q_EMIT port.published(teaRoom(), {event}, floor);
    }
    [[nodiscard]] QString shown() const
    {
        return transcript.streaming() ? transcript.streaming()->text : QString();
    }

    FakeRoomPort port;
    ui::TranscriptModel transcript;
    ui::RoomSession session{port, transcript};
    qint64 seq = 5;
};

} // namespace

/// The window's handling of voices.
class VoiceDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messagesAreReadFromOneOn()
    {
        Stage stage;
        auto *view = stage.studio.find<ui::TranscriptView>(u"transcript"_s);
        Q_EMIT view->actions().readWanted(0);
        stage.port.answer({{u"flite"_s, u"slt"_s, u"en-US"_s}});
        QCOMPARE(stage.port.read.size(), 1);
        QCOMPARE(stage.port.read.last().text, u"Welcome!"_s);
        QCOMPARE(stage.port.read.last().speaker, kyoko());
        QVERIFY(view->actions().reading().isOn);
        stage.port.endTrial({});
        QCOMPARE(stage.port.read.size(), 1); // that was the newest
        QVERIFY(!view->actions().reading().isOn);

        view->actions().readFrom(0); // without a question, the voices are known
        QCOMPARE(stage.port.read.size(), 2);
        Q_EMIT view->actions().stopReadingWanted();
        QVERIFY(!view->actions().reading().isOn);
        view->actions().readFrom(7);
        QCOMPARE(stage.port.read.size(), 2);
    }

    void deletedMessagesAndActsAreLeftOut()
    {
        FakeRoomPort rooms;
        FakeVoicePort port;
        ui::TranscriptModel transcript;
        ui::RoomSession session(rooms, transcript);
        ui::ReadingFrom reading(port, transcript, session, nullptr);
        reading.begin(0);
        QVERIFY(!reading.isReading()); // no room
        session.open(teaRoom());
        rooms.last().answer<ports::RoomView>(
            roomView(5,
                     {posted(0, kyoko(), u"One"_s), posted(1, aya(), u"Two"_s),
                      posted(2, kyoko(), u"Three"_s), posted(3, kyoko(), u"Four"_s)},
                     quietFloor()));
        transcript.edit(transcript.message(1)->posted.message.id, QString());

        reading.begin(0);
        QCOMPARE(port.read.last().text, u"One"_s);
        transcript.append({posted(4, aya(), u"Five"_s), 9, {}}); // said later, not read
        port.endTrial({});
        QCOMPARE(port.read.last().text, u"Three"_s);
        transcript.edit(transcript.message(3)->posted.message.id, QString());
        port.endTrial({});
        QVERIFY(!reading.isReading());
        QCOMPARE(port.read.size(), 2);
    }

    void aTextThatIsGoneIsNotReadOn()
    {
        FakeRoomPort rooms;
        FakeVoicePort port;
        ui::TranscriptModel transcript;
        ui::RoomSession session(rooms, transcript);
        ui::ReadingFrom reading(port, transcript, session, nullptr);
        session.open(teaRoom());
        rooms.last().answer<ports::RoomView>(roomView(
            5, {posted(0, kyoko(), u"One"_s), posted(1, kyoko(), u"Two"_s), posted(2, kyoko(), u"Three"_s)},
            quietFloor()));
        const auto idAt = [&transcript](qint64 row) { return transcript.message(row)->posted.message.id; };
        reading.begin(0);
        QCOMPARE(port.read.size(), 1);

        transcript.edit(idAt(1), u"Second"_s); // not at the voice yet
        QCOMPARE(port.read.size(), 1);
        transcript.edit(idAt(0), u"First"_s);
        QCOMPARE(port.read.size(), 2);
        QCOMPARE(port.read.last().text, u"First"_s);
        transcript.edit(idAt(0), QString());
        QCOMPARE(port.read.size(), 3);
        QCOMPARE(port.read.last().text, u"Second"_s);
        transcript.edit(idAt(2), QString());
        transcript.edit(idAt(1), QString());

        QCOMPARE(port.read.size(), 3);
        QVERIFY(!reading.isReading());
    }

    void aVoiceThatStopsOrFailsEndsTheReading()
    {
        FakeRoomPort rooms;
        FakeVoicePort port;
        ui::TranscriptModel transcript;
        ui::RoomSession session(rooms, transcript);
        ui::ReadingFrom reading(port, transcript, session, nullptr);
        QSignalSpy failed(&reading, &ui::ReadingFrom::failed);
        session.open(teaRoom());
        rooms.last().answer<ports::RoomView>(
            roomView(5, {posted(0, kyoko(), u"One"_s), posted(1, aya(), u"Two"_s)}, quietFloor()));
        reading.begin(0);
        port.endTrial(base::failure(base::ErrorCode::Cancelled, u"Stopped."_s));
        QVERIFY(!reading.isReading());
        QCOMPARE(failed.count(), 0);
        reading.begin(0);
        port.endTrial(base::failure(base::ErrorCode::NotFound, u"No voice."_s));
        QVERIFY(!reading.isReading());
        QCOMPARE(failed.count(), 1);
        reading.begin(0);
        session.close();
        QVERIFY(!reading.isReading());
    }

    void withoutAVoiceTheMenuSaysWhy()
    {
        Stage stage;
        ui::MessageActions &actions = stage.studio.find<ui::TranscriptView>(u"transcript"_s)->actions();
        QVERIFY(actions.reading().isOffered && actions.reading().flaw.isEmpty());
        actions.readFrom(0);
        stage.port.answer({});
        QVERIFY(stage.port.read.isEmpty());
        QCOMPARE(actions.reading().flaw, u"No voice for reading aloud on this computer."_s);
        actions.readFrom(0);
        QCOMPARE(stage.port.listed, 1);
    }

    void somebodyIsThereWhileTheWindowIs()
    {
        FakeVoicePort port;
        {
            StudioWindow studio;
            studio.window.desks().offerVoices(port);
            QVERIFY(port.attended);
        }
        QVERIFY(!port.attended);
    }

    void theSwitchSetsTheRoomUp()
    {
        Stage stage;
        QVERIFY(!stage.action(u"readAloudAction"_s)->isChecked());
        QVERIFY(!stage.action(u"wordsInStepAction"_s)->isEnabled());

        stage.action(u"readAloudAction"_s)->trigger();

        QCOMPARE(stage.studio.rooms.commands().filter(u"setUpRoom"_s).size(), 1);
    }

    void whoeverOnlyReadsSwitchesNothing()
    {
        Stage stage(true);

        QVERIFY(!stage.action(u"readAloudAction"_s)->isEnabled());
    }

    void theSignSaysWhoIsHeardAndStopsIt()
    {
        Stage stage;
        auto *button = stage.studio.find<QToolButton>(u"voiceSign"_s);
        QVERIFY(!button->isVisible());
        QVERIFY(!stage.action(u"stopReadingAction"_s)->isEnabled());

        Q_EMIT stage.port.speakingChanged(ports::SpokenTurn{teaRoom(), kTurn, kyoko()});
        QCOMPARE(stage.sign(), u"Reading Kyoko aloud"_s);
        QVERIFY(stage.action(u"stopReadingAction"_s)->isEnabled());
        button->click();
        QCOMPARE(stage.port.stopped, 1);
        Q_EMIT stage.port.speakingChanged({});

        QVERIFY(!button->isVisible());
    }

    void aGuestIsNamedAsTheRoomKnowsIt()
    {
        Stage stage;
        model::Room changed = roomView(5, {}, quietFloor()).room;
        changed.guests = {bobTheGuest()};
        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{changed})},
                                            quietFloor());

        Q_EMIT stage.port.speakingChanged(ports::SpokenTurn{teaRoom(), kTurn, bobTheGuest().id});

        QCOMPARE(stage.sign(), u"Reading %1 aloud"_s.arg(bobTheGuest().name));
    }

    void troubleIsToldOnce()
    {
        Stage stage;
        const base::Error error{base::ErrorCode::Refused, u"There is no audio device."_s, {}};
        auto *notice = stage.studio.window.findChild<ui::QuietNotice *>();

        Q_EMIT stage.port.readingFailed(error);
        QCOMPARE(notice->text(), error.text);
        notice->tell(u"Unknown server."_s);
        Q_EMIT stage.port.readingFailed(error);

        QCOMPARE(notice->text(), u"Unknown server."_s);
    }

    void wordsAreShownWhenTheyAreHeard()
    {
        InStep room;

        room.say(u"Tea is ready. "_s);
        QCOMPARE(room.shown(), QString());
        room.session.hearUntil(teaRoom(), kTurn, 3);
        QCOMPARE(room.shown(), u"Tea"_s);
        room.say(u"Come in."_s);
        QCOMPARE(room.shown(), u"Tea"_s);
        room.session.hearUntil(teaRoom(), kTurn, 100);

        QCOMPARE(room.shown(), u"Tea is ready. Come in."_s);
    }

    void whatIsHeardOfOthersShowsNothing()
    {
        InStep room;
        room.say(u"Tea is ready."_s);

        room.session.hearUntil(teaRoom(), TurnId(u"other"_s), 100);
        room.session.hearUntil(base::RoomId(u"lab"_s), kTurn, 100);

        QCOMPARE(room.shown(), QString());
    }

    void withoutTheOptionWordsComeAsTheyAreWritten()
    {
        InStep room(false);

        room.say(u"Tea is ready."_s);

        QCOMPARE(room.shown(), u"Tea is ready."_s);
    }
};

SUITE_TEST(QApplication, VoiceDeskTest)

} // namespace tst_voice_desk

#include "tst_voice_desk.moc"
