// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "ui/models/room_list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_room_list_model {

using namespace Qt::StringLiterals;
using studio::base::RoomId;
using studio::model::RoomSummary;
using studio::ui::RoomListModel;

namespace {

RoomSummary summary(const QString &name, int minute, bool deleted = false)
{
    return {.id = RoomId(u"room_"_s + name),
            .name = name,
            .messages = 1,
            .lastTime = QDateTime(QDate(2026, 3, 14), QTime(17, minute), studio::base::kUtc),
            .deleted = deleted};
}

QStringList names(const RoomListModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row).data().toString());
    return names;
}

} // namespace

class RoomListModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestTalkComesFirstAndTheBinIsNotShown();
    void aRoomWithNewTalkMovesUpAndKeepsItsPersistentIndex();
    void deletedRoomsLeaveAndComeBack();
    void anyChangeOfTheListKeepsTheModelSound();
    void typingANameAsksAndChangesNothing();
    void aBlankNameIsRefused();
    void whatIsWrongInARoomIsToldAsPlainText();
};

void RoomListModelTest::theNewestTalkComesFirstAndTheBinIsNotShown()
{
    RoomListModel model;

    model.setRooms({summary(u"old"_s, 1), summary(u"gone"_s, 9, true), summary(u"new"_s, 5)});

    QCOMPARE(names(model), QStringList({u"new"_s, u"old"_s}));
}

void RoomListModelTest::aRoomWithNewTalkMovesUpAndKeepsItsPersistentIndex()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5), summary(u"c"_s, 1)});
    const QPersistentModelIndex c = model.indexOf(RoomId(u"room_c"_s));

    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5), summary(u"c"_s, 30)});

    QCOMPARE(names(model), QStringList({u"c"_s, u"a"_s, u"b"_s}));
    QCOMPARE(c.row(), 0);
    QCOMPARE(c.data().toString(), u"c"_s);
}

void RoomListModelTest::deletedRoomsLeaveAndComeBack()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5)});
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);

    model.setRooms({summary(u"a"_s, 9, true), summary(u"b"_s, 5)});
    QCOMPARE(names(model), QStringList({u"b"_s}));
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5)});

    QCOMPARE(names(model), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(resets.count(), 0);
}

void RoomListModelTest::anyChangeOfTheListKeepsTheModelSound()
{
    RoomListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);

    for (int step = 0; step < 60; ++step) {
        QList<RoomSummary> rooms;
        for (int room = 0; room < 8; ++room) {
            if ((step * 7 + room * 5) % 4 != 0)
                rooms.append(
                    summary(QString::number(room), (step * 13 + room * 17) % 60, (step + room) % 5 == 0));
        }
        model.setRooms(rooms);
        const auto shown =
            std::count_if(rooms.begin(), rooms.end(), [](const auto &room) { return !room.deleted; });
        QCOMPARE(model.rowCount(), int(shown));
    }
}

void RoomListModelTest::typingANameAsksAndChangesNothing()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9)});
    QSignalSpy wanted(&model, &RoomListModel::renameWanted);

    const bool taken = model.setData(model.index(0), u"  Lab   talk "_s, Qt::EditRole);

    QVERIFY(taken);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.at(0).at(1).toString(), u"Lab talk"_s);
    QCOMPARE(names(model), QStringList({u"a"_s}));
}

void RoomListModelTest::aBlankNameIsRefused()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9)});
    QSignalSpy wanted(&model, &RoomListModel::renameWanted);

    QVERIFY(!model.setData(model.index(0), u"   "_s, Qt::EditRole));

    QCOMPARE(wanted.count(), 0);
}

void RoomListModelTest::whatIsWrongInARoomIsToldAsPlainText()
{
    RoomListModel model;
    model.setTrouble(RoomId(u"room_a"_s), u"Kyoko could not answer: <b>x</b>"_s); // before it is listed
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 8)});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QModelIndex row = model.index(0);

    QVERIFY(row.data(Qt::ToolTipRole).toString().contains(u"&lt;b&gt;x"_s));
    QVERIFY(
        row.data(Qt::AccessibleDescriptionRole).toString().endsWith(u"Kyoko could not answer: <b>x</b>"_s));
    QCOMPARE(model.index(1).data(Qt::ToolTipRole).toString(), QString());
    model.setTrouble(RoomId(u"room_a"_s), {});

    QCOMPARE(changed.size(), 1);
    QCOMPARE(row.data(RoomListModel::TroubleRole).toString(), QString());
}

SUITE_TEST(QCoreApplication, RoomListModelTest)

} // namespace tst_room_list_model

#include "tst_room_list_model.moc"
