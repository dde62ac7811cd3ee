// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/log_way.h"

#include <QTest>

using namespace studio;

/// Which events lie on the way to the newest one.
class TestLogWay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLogWithoutAWayBackIsItsOwnWay();
    void whatWasGoneBackOverIsLeftOut();
    void aWayBackThatWasLeftIsForgotten();
    void waysBackCanFollowEachOther();

private:
    static QList<qint64> way(const services::LogWay &way, qint64 last)
    {
        QList<qint64> held;
        for (qint64 seq = 1; seq <= last; ++seq) {
            if (way.holds(seq))
                held.append(seq);
        }
        return held;
    }
};

void TestLogWay::aLogWithoutAWayBackIsItsOwnWay() { QCOMPARE(way({}, 3), (QList<qint64>{1, 2, 3})); }

void TestLogWay::whatWasGoneBackOverIsLeftOut()
{
    services::LogWay log;
    log.take(5, 2);
    QCOMPARE(way(log, 7), (QList<qint64>{1, 2, 6, 7}));
}

// 5 went back to 2, then 9 to 4, which lies on the branch that 5 had left.
void TestLogWay::aWayBackThatWasLeftIsForgotten()
{
    services::LogWay log;
    log.take(5, 2);
    log.take(9, 4);
    QCOMPARE(way(log, 10), (QList<qint64>{1, 2, 3, 4, 10}));
}

void TestLogWay::waysBackCanFollowEachOther()
{
    services::LogWay log;
    log.take(5, 2);
    log.take(9, 7);
    QCOMPARE(way(log, 10), (QList<qint64>{1, 2, 6, 7, 10}));
}

QTEST_GUILESS_MAIN(TestLogWay)
#include "tst_log_way.moc"
