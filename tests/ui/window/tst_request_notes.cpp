// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/room_session.h"

#include <QTest>

namespace tst_request_notes {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Query;
using model::QueryResult;

namespace {

/// The tea room at event 5, with one greeting.
struct OpenRoom
{
    OpenRoom()
    {
        session.open(teaRoom());
        port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor()));
    }

    void log(const model::EnvelopeBody &body)
    {
        Q_EMIT port.published(teaRoom(), {eventAt(++seq, body)}, quietFloor());
    }
    [[nodiscard]] QStringList notes() const { return transcript.notesAfter(0); }

    FakeRoomPort port;
    ui::TranscriptModel transcript;
    ui::RoomSession session{port, transcript};
    qint64 seq = 5;
};

Query query(const QString &id, const QString &type) { return {id, kyoko(), type, {"{}"}}; }

} // namespace

class RequestNotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatACompanionWasGivenIsTold()
    {
        OpenRoom room;

        room.log(query(u"q1"_s, u"camera"_s));
        QCOMPARE(room.notes(), QStringList());
        room.log(QueryResult{u"q1"_s, true, u"image/jpeg 768×576, not kept"_s, {}});

        QCOMPARE(room.notes(), QStringList{u"Kyoko got a picture from the camera."_s});
    }

    void whyItGotNothingIsToldToo()
    {
        OpenRoom room;

        for (const QString &why : {u"refused"_s, u"timedOut"_s, u"cannotSee"_s, u"someNewWord"_s}) {
            room.log(query(why, u"camera"_s));
            room.log(QueryResult{why, false, {}, why});
        }

        QCOMPARE(
            room.notes(),
            QStringList({u"Kyoko asked for a picture from the camera · denied"_s,
                         u"Kyoko asked for a picture from the camera · not answered in time"_s,
                         u"Kyoko asked for a picture from the camera · the model does not accept pictures"_s,
                         u"Kyoko asked for a picture from the camera · failed"_s}));
    }

    void anAnswerToAQuestionIsTold()
    {
        OpenRoom room;

        room.log(query(u"q1"_s, u"ask"_s));
        room.log(QueryResult{u"q1"_s, true, u"Green\ntea"_s, {}});

        QCOMPARE(room.notes(), QStringList{u"You answered Kyoko: Green tea"_s});
    }

    void theTimeIsNoNews()
    {
        OpenRoom room;

        room.log(query(u"q1"_s, u"time"_s));
        room.log(QueryResult{u"q1"_s, true, u"17:04"_s, {}});

        QCOMPARE(room.notes(), QStringList());
    }

    void aResultWithoutItsQueryIsNotTold()
    {
        OpenRoom room;

        room.log(QueryResult{u"q7"_s, true, {}, {}});
        room.log(query(u"q8"_s, u"camera"_s));
        room.log(QueryResult{u"q8"_s, false, {}, u"refused"_s});
        room.log(QueryResult{u"q8"_s, true, {}, {}});

        QCOMPARE(room.notes().size(), 1);
    }
};

SUITE_TEST(QCoreApplication, RequestNotesTest)

} // namespace tst_request_notes

#include "tst_request_notes.moc"
