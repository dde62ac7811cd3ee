// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/room_path.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_room_path {

using namespace studio;
using store::newestTipWith;
using store::RoomPath;
using store::WayBack;

namespace {

/// The rule word for word: the path to an event after a way back is the path to its target, followed by the
/// events after the way back.
QList<qint64> walked(const QList<WayBack> &backs, qint64 event)
{
    QList<qint64> path;
    while (event > 0) {
        qint64 next = event - 1;
        bool isBack = false;
        for (const WayBack &back : backs) {
            if (back.at == event) {
                isBack = true;
                next = back.to;
            }
        }
        if (!isBack)
            path.prepend(event);
        event = next;
    }
    return path;
}

QList<qint64> eventsOf(const RoomPath &path)
{
    QList<qint64> events;
    for (const RoomPath::Stretch &stretch : path.stretches()) {
        for (qint64 event = stretch.first; event <= stretch.last; ++event)
            events.append(event);
    }
    return events;
}

QList<qint64> heldBy(const RoomPath &path, qint64 last)
{
    QList<qint64> held;
    for (qint64 event = 1; event <= last; ++event) {
        if (path.holds(event))
            held.append(event);
    }
    return held;
}

struct Tree
{
    QList<WayBack> backs;
    qint64 last = 0;
};

Tree randomTree(QRandomGenerator &random)
{
    Tree tree;
    tree.last = random.bounded(1, 60);
    const int often = random.bounded(2, 12);
    for (qint64 event = 2; event <= tree.last; ++event) {
        if (random.bounded(often) == 0)
            tree.backs.append({event, random.bounded(1, int(event))});
    }
    return tree;
}

} // namespace

/// Which events are on the path to an event.
class TestRoomPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLogWithoutAWayBackIsItsOwnPath();
    void whatWasGoneBackOverIsLeftOut();
    void aWayBackThatWasLeftIsForgotten();
    void waysBackCanFollowEachOther();
    void aLogWithoutWaysBackIsItsOwnPath();
    void aWayBackLeavesOutWhatCameBetween();
    void nothingLeadsToNothing();
    void randomTreesAreWalkedAsTheRuleSays();
    void pathsPartWhereTheyDiffer();
    void theNewestTipWithAnEventIsFound();
};

void TestRoomPath::aLogWithoutWaysBackIsItsOwnPath()
{
    const RoomPath path({}, 7);
    QCOMPARE(eventsOf(path), (QList<qint64>{1, 2, 3, 4, 5, 6, 7}));
    QCOMPARE(path.before(1), 0);
    QCOMPARE(path.before(7), 6);
    QCOMPARE(path.before(100), 7);
}

void TestRoomPath::aWayBackLeavesOutWhatCameBetween()
{
    const QList<WayBack> backs{{6, 3}, {9, 5}};
    QCOMPARE(eventsOf(RoomPath(backs, 8)), (QList<qint64>{1, 2, 3, 7, 8}));
    QCOMPARE(eventsOf(RoomPath(backs, 9)), (QList<qint64>{1, 2, 3, 4, 5}));
    QCOMPARE(eventsOf(RoomPath(backs, 10)), (QList<qint64>{1, 2, 3, 4, 5, 10}));
    QCOMPARE(RoomPath(backs, 10).before(10), 5);
    QCOMPARE(RoomPath(backs, 8).before(7), 3);
    QVERIFY(!RoomPath(backs, 10).holds(9)); // a way back itself is on no path
}

void TestRoomPath::nothingLeadsToNothing()
{
    QVERIFY(RoomPath().stretches().isEmpty());
    QVERIFY(RoomPath({}, 0).stretches().isEmpty());
    QCOMPARE(RoomPath().before(5), 0);
    QCOMPARE(RoomPath().partingFrom(RoomPath({}, 5)), 0);
    QVERIFY(!newestTipWith({}, 6, 5));
}

void TestRoomPath::randomTreesAreWalkedAsTheRuleSays()
{
    QRandomGenerator random(20261124);
    for (int round = 0; round < 3000; ++round) {
        const Tree tree = randomTree(random);
        const qint64 event = random.bounded(1, int(tree.last) + 1);
        const RoomPath path(tree.backs, event);
        const QList<qint64> expected = walked(tree.backs, event);
        QCOMPARE(eventsOf(path), expected);
        for (qint64 one = 0; one <= tree.last + 1; ++one) {
            QCOMPARE(path.holds(one), expected.contains(one));
            qint64 before = 0;
            for (const qint64 known : expected)
                before = known < one ? known : before;
            QCOMPARE(path.before(one), before);
        }
    }
}

void TestRoomPath::pathsPartWhereTheyDiffer()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 3000; ++round) {
        const Tree tree = randomTree(random);
        const qint64 one = random.bounded(1, int(tree.last) + 1);
        const qint64 other = random.bounded(1, int(tree.last) + 1);
        const QList<qint64> a = walked(tree.backs, one);
        const QList<qint64> b = walked(tree.backs, other);
        qint64 common = 0;
        for (qsizetype i = 0; i < std::min(a.size(), b.size()) && a[i] == b[i]; ++i)
            common = a[i];
        QCOMPARE(RoomPath(tree.backs, one).partingFrom(RoomPath(tree.backs, other)), common);
    }
}

void TestRoomPath::theNewestTipWithAnEventIsFound()
{
    const QList<WayBack> backs{{6, 3}, {9, 5}};
    QCOMPARE(newestTipWith(backs, 4, 12), 12);
    QCOMPARE(newestTipWith(backs, 7, 12), 8);
    QCOMPARE(newestTipWith(backs, 2, 12), 12);
    QVERIFY(!newestTipWith(backs, 6, 12));
    QRandomGenerator random(11);
    for (int round = 0; round < 1000; ++round) {
        const Tree tree = randomTree(random);
        const qint64 event = random.bounded(1, int(tree.last) + 1);
        std::optional<qint64> expected;
        QList<qint64> tips{tree.last};
        for (auto back = tree.backs.crbegin(); back != tree.backs.crend(); ++back)
            tips.append(back->at - 1);
        for (const qint64 tip : std::as_const(tips)) {
            if (!expected && walked(tree.backs, tip).contains(event))
                expected = tip;
        }
        QCOMPARE(newestTipWith(tree.backs, event, tree.last), expected);
    }
}

void TestRoomPath::aLogWithoutAWayBackIsItsOwnPath()
{
    QCOMPARE(heldBy(RoomPath({}, 3), 3), (QList<qint64>{1, 2, 3}));
}

void TestRoomPath::whatWasGoneBackOverIsLeftOut()
{
    QCOMPARE(heldBy(RoomPath({{5, 2}}, 7), 7), (QList<qint64>{1, 2, 6, 7}));
}

// 5 went back to 2, then 9 to 4, which is on the way that 5 had left.
void TestRoomPath::aWayBackThatWasLeftIsForgotten()
{
    QCOMPARE(heldBy(RoomPath({{5, 2}, {9, 4}}, 10), 10), (QList<qint64>{1, 2, 3, 4, 10}));
}

void TestRoomPath::waysBackCanFollowEachOther()
{
    QCOMPARE(heldBy(RoomPath({{5, 2}, {9, 7}}, 10), 10), (QList<qint64>{1, 2, 6, 7, 10}));
}

SUITE_TEST(void, TestRoomPath)

} // namespace tst_room_path

#include "tst_room_path.moc"
