// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/room_record.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

namespace tst_repair {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Cause;
using model::Envelope;
using model::EnvelopeBody;
using model::MessagePosted;
using tests::companion;
using tests::numbered;
using tests::piece;
using tests::StoreTalk;
using tests::TemporaryStudio;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
const auto kAya = companion(u"aya"_s);
const QStringList kPieces{u"Well, "_s, u"分散"_s, u"システム "_s, u"is "_s, u"hard 😀"_s};

/// A room in which Aya's second turn is cut off after that many pieces.
QList<Envelope> cutAfter(int pieces)
{
    QList<EnvelopeBody> bodies{tests::created(kTea),
                               tests::userSays(u"m1"_s, u"Hello"_s),
                               tests::turnStarts(u"t1"_s, kAya),
                               piece(u"t1"_s, kAya, 0, u"Hi."_s),
                               tests::turnEnds(u"t1"_s, kAya, 1),
                               tests::companionSaid(u"m2"_s, u"t1"_s, kAya, u"Hi."_s),
                               tests::userSays(u"m3"_s, u"And?"_s),
                               tests::turnStarts(u"t2"_s, kAya)};
    for (int i = 0; i < pieces; ++i)
        bodies.append(piece(u"t2"_s, kAya, i, kPieces[i]));
    return numbered(kTea.id, bodies);
}

void write(const TemporaryStudio &studio, const QList<Envelope> &events)
{
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(events));
}

} // namespace

/// A turn that a crash cut off is ended when its room is opened, once, with the text that was surely shown.
class TestRepair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCutTurnIsKeptAsInterrupted_data();
    void aCutTurnIsKeptAsInterrupted();
    void aSecondLookFindsNothingToMend();
    void aTurnThatEndedIsLeftAlone();
    void aTurnThatWasBeingReadAloudIsKeptWhole();
    void anInterruptedTurnIsLeftAlone();
    void allWhoWereAwakeAreEnded();
    void aReaderMendsNothing();
};

void TestRepair::aCutTurnIsKeptAsInterrupted_data()
{
    QTest::addColumn<int>("pieces");
    for (int i = 0; i <= kPieces.size(); ++i)
        QTest::addRow("after %d pieces", i) << i;
}

void TestRepair::aCutTurnIsKeptAsInterrupted()
{
    QFETCH(const int, pieces);
    const TemporaryStudio studio;
    write(studio, cutAfter(pieces));
    StoreTalk talk(studio.dataFolder());

    const auto record = talk.record(kTea.id);

    const QString shown = kPieces.mid(0, pieces - 1).join(QString());
    const qint64 added = pieces == 0 ? 0 : pieces == 1 ? 1 : 2;
    QCOMPARE(record->lastSeq, 8 + pieces + added);
    QCOMPARE(record->messages, pieces > 1 ? 4 : 3);
    QCOMPARE(record->floorLog.size(), 3); // the floor does not know about it
    const QList<Envelope> events = *talk.events(kTea.id);
    for (int i = 0; i < events.size(); ++i)
        QCOMPARE(events[i].seq, i + 1);
    if (pieces == 0)
        return;
    const auto &end = std::get<model::TurnEvent>(events[8 + pieces].body);
    QCOMPARE(end.turn.value(), u"t2"_s);
    QCOMPARE(end.number, pieces);
    QCOMPARE(std::get<model::TurnError>(end.kind).cause, u"crashed"_s);
    if (pieces == 1)
        return;
    const MessagePosted &mended = record->recent.last().posted;
    QCOMPARE(mended.way, MessagePosted::Way::Interrupted);
    QCOMPARE(mended.message.text, shown);
    QCOMPARE(mended.message.heardUntil, shown.size());
    QCOMPARE(mended.message.from, kAya);
    QCOMPARE(mended.cause, Cause::Crashed);
    QCOMPARE(mended.turn->value(), u"t2"_s);
    QCOMPARE(mended.parent->value(), u"m3"_s);
    QCOMPARE(mended.index, 3);
    QVERIFY(!mended.message.id.isEmpty());
}

void TestRepair::aSecondLookFindsNothingToMend()
{
    for (int pieces = 1; pieces <= kPieces.size(); ++pieces) {
        const TemporaryStudio studio;
        write(studio, cutAfter(pieces));
        store::RoomRecord first;
        {
            StoreTalk talk(studio.dataFolder());
            first = *talk.record(kTea.id);
            QVERIFY(*talk.record(kTea.id) == first);
        }
        StoreTalk talk(studio.dataFolder());
        QVERIFY(*talk.record(kTea.id) == first);
    }
}

void TestRepair::aTurnThatEndedIsLeftAlone()
{
    const TemporaryStudio studio;
    QList<Envelope> events = cutAfter(3);
    events += numbered(
        kTea.id,
        {tests::turnEnds(u"t2"_s, kAya, 3), tests::companionSaid(u"m4"_s, u"t2"_s, kAya, u"Well."_s)}, 12);
    write(studio, events);
    StoreTalk talk(studio.dataFolder());

    QCOMPARE(talk.record(kTea.id)->lastSeq, 13);

    QCOMPARE(talk.events(kTea.id)->size(), 13);
}

void TestRepair::aTurnThatWasBeingReadAloudIsKeptWhole()
{
    const TemporaryStudio studio;
    QList<Envelope> events = cutAfter(3);
    events += numbered(kTea.id, {tests::turnEnds(u"t2"_s, kAya, 3)}, 12);
    write(studio, events);
    StoreTalk talk(studio.dataFolder());

    const auto record = talk.record(kTea.id);

    QCOMPARE(record->lastSeq, 13); // it had its closing event
    const MessagePosted &mended = record->recent.last().posted;
    QCOMPARE(mended.way, MessagePosted::Way::Interrupted);
    QCOMPARE(mended.message.text, kPieces.mid(0, 3).join(QString()));
    QCOMPARE(mended.turn->value(), u"t2"_s);
    QCOMPARE(mended.cause, Cause::Crashed);
    QVERIFY(*talk.record(kTea.id) == *record);
}

void TestRepair::anInterruptedTurnIsLeftAlone()
{
    const TemporaryStudio studio;
    QList<Envelope> events = cutAfter(3);
    MessagePosted cut{.message = tests::message(u"m4"_s).from(kAya).cutAt(5).says(u"Well,"_s),
                      .way = MessagePosted::Way::Interrupted,
                      .turn = base::TurnId(u"t2"_s),
                      .cause = Cause::BargeIn};
    events += numbered(kTea.id,
                       {model::TurnEvent{base::TurnId(u"t2"_s), kAya, 1, 3, model::UserCancelled{}}, cut,
                        tests::userSays(u"m5"_s, u"Stop."_s), tests::turnStarts(u"t3"_s, kAya)},
                       12);
    write(studio, events);
    StoreTalk talk(studio.dataFolder());

    QCOMPARE(talk.record(kTea.id)->lastSeq, 15);
    QCOMPARE(talk.record(kTea.id)->messages, 5);
}

// Three turns at once: Aya's speech from another policy still runs, Kyoko has bought, Natsumi is done.
void TestRepair::allWhoWereAwakeAreEnded()
{
    const auto event = [](const QString &turn, const base::ParticipantId &who, qint64 number,
                          const model::TurnEventKind &kind) {
        return EnvelopeBody(model::TurnEvent{base::TurnId(turn), who, 1, number, kind});
    };
    const auto kyoko = companion(u"kyoko"_s);
    const auto natsumi = companion(u"natsumi"_s);
    const model::ToolCallRequest call{base::CallId(u"c1"_s), u"consume"_s, {"{}"}, false};
    const MessagePosted bought{.message = tests::message(u"m4"_s).from(kyoko).says(u"Oh!"_s),
                               .way = MessagePosted::Way::Consumed,
                               .turn = base::TurnId(u"t3"_s),
                               .amount = 5};
    const TemporaryStudio studio;
    QList<Envelope> events = cutAfter(1);
    const qint64 before = events.last().seq;
    events += numbered(kTea.id,
                       {event(u"t3"_s, kyoko, 0, call), event(u"t4"_s, natsumi, 0, call), bought,
                        event(u"t3"_s, kyoko, 1, model::ToolCallResponse{call.call, {"{}"}, {}, {}, {}}),
                        event(u"t4"_s, natsumi, 1, model::Finished{u"stop"_s, {}, {}}),
                        piece(u"t2"_s, kAya, 1, kPieces[1])},
                       before + 1);
    write(studio, events);

    StoreTalk talk(studio.dataFolder());
    const auto record = talk.record(kTea.id);

    const QList<Envelope> all = *talk.events(kTea.id);
    QCOMPARE(all.size(), before + 6 + 3);
    const auto endOfAya = std::get<model::TurnEvent>(all[before + 6].body);
    const auto cut = std::get<MessagePosted>(all[before + 7].body);
    const auto endOfKyoko = std::get<model::TurnEvent>(all[before + 8].body);
    QCOMPARE(endOfAya.turn.value(), u"t2"_s);
    QCOMPARE(endOfAya.number, 2);
    QCOMPARE(cut.message.text, kPieces[0]);
    QCOMPARE(cut.parent->value(), u"m4"_s);
    QCOMPARE(endOfKyoko.turn.value(), u"t3"_s);
    QCOMPARE(endOfKyoko.number, 2);
    QCOMPARE(std::get<model::TurnError>(endOfKyoko.kind).cause, u"crashed"_s);
    QCOMPARE(record->lastSeq, all.last().seq);
    QVERIFY(*talk.record(kTea.id) == *record);
}

void TestRepair::aReaderMendsNothing()
{
    const TemporaryStudio studio;
    write(studio, cutAfter(3));
    StoreTalk talk(studio.dataFolder(), store::SqliteStore::Mode::ReadOnly);

    QCOMPARE(talk.record(kTea.id)->lastSeq, 11);
}

SUITE_TEST(QCoreApplication, TestRepair)

} // namespace tst_repair

#include "tst_repair.moc"
