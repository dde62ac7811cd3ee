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

studio::model::LastWords said(const QString &text, int minute)
{
    return {.id = studio::base::MessageId(u"m%1"_s.arg(minute)),
            .from = studio::base::ParticipantId(u"companion_aya"_s),
            .text = text,
            .time = QDateTime(QDate(2026, 3, 14), QTime(17, minute), studio::base::kUtc)};
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
    void newWordsMoveTheRoomUpAndCountAsUnread();
    void theShownRoomHasNothingUnread();
    void whatWasSeenBeforeARestartStaysSeen();
    void lastWordsAreOnePlainLine_data();
    void lastWordsAreOnePlainLine();
    void aWhisperIsNotShown();
    void aRowIsToldInOneSentence();
    void wordsForAnUnknownRoomAreDropped();
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

void RoomListModelTest::newWordsMoveTheRoomUpAndCountAsUnread()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5)});
    QCOMPARE(model.index(1).data(RoomListModel::UnreadRole).toInt(), 0);

    model.addWords(RoomId(u"room_b"_s), {said(u"One."_s, 20), said(u"Two."_s, 21)});

    QCOMPARE(names(model), QStringList({u"b"_s, u"a"_s}));
    QCOMPARE(model.index(0).data(RoomListModel::UnreadRole).toInt(), 2);
    QCOMPARE(model.index(0).data(RoomListModel::MessagesRole).toInt(), 3);
    QVERIFY(model.index(0).data(RoomListModel::WordsRole).toString().endsWith(u": Two."_s));
    model.setShown(RoomId(u"room_b"_s));
    QCOMPARE(model.index(0).data(RoomListModel::UnreadRole).toInt(), 0);
}

void RoomListModelTest::theShownRoomHasNothingUnread()
{
    RoomListModel model;
    model.setShown(RoomId(u"room_a"_s));
    model.setRooms({summary(u"a"_s, 9), summary(u"b"_s, 5)});

    model.addWords(RoomId(u"room_a"_s), {said(u"Hello."_s, 20)});
    QCOMPARE(model.index(0).data(RoomListModel::UnreadRole).toInt(), 0);
    model.setShown({});
    model.addWords(RoomId(u"room_a"_s), {said(u"Are you there?"_s, 21)});

    QCOMPARE(model.index(0).data(RoomListModel::UnreadRole).toInt(), 1);
}

void RoomListModelTest::whatWasSeenBeforeARestartStaysSeen()
{
    RoomSummary talked = summary(u"a"_s, 9);
    talked.messages = 7;
    RoomSummary shorter = summary(u"b"_s, 5); // its talk went back
    RoomListModel model;
    model.setSeen({{talked.id, 4}, {shorter.id, 9}});

    model.setRooms({talked, shorter});

    QCOMPARE(model.index(0).data(RoomListModel::UnreadRole).toInt(), 3);
    QCOMPARE(model.index(1).data(RoomListModel::UnreadRole).toInt(), 0);
    QCOMPARE(model.seen().value(shorter.id), 1);
}

void RoomListModelTest::lastWordsAreOnePlainLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("plain") << u"Tea?"_s << u"Tea?"_s;
    QTest::newRow("emphasis") << u"That is **so** _nice_ of `you`"_s << u"That is so nice of you"_s;
    QTest::newRow("lines") << u"# Plan\n\n- milk\n- tea"_s << u"Plan milk tea"_s;
    QTest::newRow("link") << u"See [the map](https://example.org) now"_s << u"See the map now"_s;
    QTest::newRow("snake case") << u"call snake_case_name"_s << u"call snake_case_name"_s;
    QTest::newRow("product") << u"3 * 4 is 12"_s << u"3 * 4 is 12"_s;
    QTest::newRow("code") << u"Look:\n```cpp\nint x;\n```"_s << u"Look: int x;"_s;
    QTest::newRow("quote and numbers") << u"> She said\n> - no\n\n1. tea"_s << u"She said no tea"_s;
    QTest::newRow("percent") << u"%1 of %2"_s << u"%1 of %2"_s;
}

void RoomListModelTest::lastWordsAreOnePlainLine()
{
    QFETCH(const QString, text);
    QFETCH(const QString, line);
    RoomSummary room = summary(u"a"_s, 9);
    room.names.insert(studio::base::ParticipantId(u"companion_aya"_s), u"Aya"_s);
    room.last = said(text, 9);
    RoomListModel model;

    model.setRooms({room});

    QCOMPARE(model.index(0).data(RoomListModel::WordsRole).toString(), u"Aya: "_s + line);
}

void RoomListModelTest::aWhisperIsNotShown()
{
    RoomSummary room = summary(u"a"_s, 9);
    room.last = said(u"The cake is a surprise."_s, 9);
    room.last->whisper = true;
    RoomListModel model;

    model.setRooms({room});

    QCOMPARE(model.index(0).data(RoomListModel::WordsRole).toString(), u"Whisper"_s);
    QVERIFY(!model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"cake"_s));
}

void RoomListModelTest::aRowIsToldInOneSentence()
{
    RoomSummary room = summary(u"a"_s, 9);
    const studio::base::ParticipantId user(u"user"_s);
    room.last = said(u"Hello."_s, 9);
    room.last->from = user;
    room.roster = {studio::base::ParticipantId(u"guest:yuna"_s)};
    room.names.insert(room.roster.first(), u"Yuna"_s);
    RoomListModel model;
    model.setSeen({{room.id, 0}});
    model.setRooms({room});

    model.setTalking(room.id, true);
    model.setFailed(room.id, true);

    const QString text = model.index(0).data(Qt::AccessibleTextRole).toString();
    for (const QString &part :
         {u"a"_s, u"with Yuna"_s, u"conversation running"_s, u"The last reply failed."_s, u"You: Hello."_s})
        QVERIFY2(text.split(u" · "_s).contains(part), qPrintable(text));
    QVERIFY(model.index(0).data(RoomListModel::TalkingRole).toBool());
    model.setTrouble(room.id, u"The key is wrong."_s); // tells more
    QCOMPARE(model.index(0).data(RoomListModel::TroubleRole).toString(), u"The key is wrong."_s);
    model.setFailed(room.id, false); // while another room is looked at
    QCOMPARE(model.index(0).data(RoomListModel::TroubleRole).toString(), QString());
}

void RoomListModelTest::wordsForAnUnknownRoomAreDropped()
{
    RoomListModel model;
    model.setRooms({summary(u"a"_s, 9)});
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);

    model.addWords(RoomId(u"room_nowhere"_s), {said(u"Hello."_s, 20)});
    model.addWords(RoomId(u"room_a"_s), {});
    model.setShown(RoomId(u"room_nowhere"_s));

    QCOMPARE(changed.size(), 0);
    QCOMPARE(names(model), QStringList({u"a"_s}));
}

SUITE_TEST(QCoreApplication, RoomListModelTest)

} // namespace tst_room_list_model

#include "tst_room_list_model.moc"
