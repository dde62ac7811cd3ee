// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bus/bus.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_bus {

using namespace Qt::StringLiterals;
using namespace studio;
using Batch = QList<model::Envelope>;

namespace {

const base::RoomId kTea(u"tea"_s);
const base::RoomId kLab(u"lab"_s);

model::Envelope said(const base::RoomId &room, const QString &text)
{
    model::Envelope envelope;
    envelope.room = room;
    model::MessagePosted posted;
    posted.message = tests::message(text).says(text);
    envelope.body = posted;
    return envelope;
}

QList<qint64> numbers(const Batch &batch)
{
    QList<qint64> all;
    for (const model::Envelope &envelope : batch)
        all.append(envelope.seq);
    return all;
}

} // namespace

class TestBus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersGoOnWhereTheRoomWasLeft()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 41);

        QCOMPARE(bus.publish(said(kTea, u"a"_s)), 42);
        QCOMPARE(bus.publish(said(kTea, u"b"_s)), 43);
    }

    void eachRoomCountsForItself()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 7);
        bus.openRoom(kLab, 0);

        QCOMPARE(bus.publish(said(kTea, u"a"_s)), 8);
        QCOMPARE(bus.publish(said(kLab, u"b"_s)), 1);
        QCOMPARE(bus.publish(said(kTea, u"c"_s)), 9);
    }

    void publishNeverCallsBack()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 0);
        QSignalSpy published(&bus, &bus::Bus::published);

        bus.publish(said(kTea, u"a"_s));

        QCOMPARE(published.size(), 0);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(published.size(), 1);
    }

    void everythingOfOneLoopTurnIsOneBatchInOrder()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 0);
        bus.openRoom(kLab, 10);
        QSignalSpy published(&bus, &bus::Bus::published);

        bus.publish(said(kTea, u"a"_s));
        bus.publish(said(kLab, u"b"_s));
        bus.publish(said(kTea, u"c"_s));
        QCoreApplication::sendPostedEvents();

        QCOMPARE(published.size(), 1);
        QCOMPARE(numbers(published.at(0).at(0).value<Batch>()), (QList<qint64>{1, 11, 2}));
    }

    void theTopicFollowsTheBody()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 0);
        QSignalSpy published(&bus, &bus::Bus::published);
        model::Envelope vote;
        vote.room = kTea;
        vote.topic = model::Topic::Roster;
        vote.body = model::FloorTold{{base::Millis(0), model::Voted{}}, {}};

        bus.publish(vote);
        QCoreApplication::sendPostedEvents();

        QCOMPARE(published.at(0).at(0).value<Batch>().first().topic, model::Topic::States);
    }

    void whatAReceiverPublishesIsTheNextBatch()
    {
        bus::Bus bus;
        bus.openRoom(kTea, 0);
        QList<QList<qint64>> batches;
        connect(&bus, &bus::Bus::published, this, [&](const Batch &batch) {
            if (batches.isEmpty())
                bus.publish(said(kTea, u"answer"_s));
            batches.append(numbers(batch));
        });

        bus.publish(said(kTea, u"question"_s));
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents();

        QCOMPARE(batches, (QList<QList<qint64>>{{1}, {2}}));
    }
};

SUITE_TEST(QCoreApplication, TestBus)

} // namespace tst_bus

#include "tst_bus.moc"
