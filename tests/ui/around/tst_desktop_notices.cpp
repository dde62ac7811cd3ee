// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/around/fake_notices.h"
#include "ui/around/desktop_notices.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_desktop_notices {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::NotificationWishes;
using ui::WaitingRequest;

namespace {

base::RoomId otherRoom() { return base::RoomId(u"room_other"_s); }

WaitingRequest request(const QString &id, const base::RoomId &room = teaRoom())
{
    return {id, room, u"Kyoko asks you a question."_s, u"Do you like tea?"_s};
}

struct Stage
{
    Stage()
    {
        notices.setGap(0);
        notices.setNow([this] { return now; });
        notices.setRoomNames({{teaRoom(), u"Tea at five"_s}, {otherRoom(), u"Chess"_s}});
    }
    void wish(const std::function<void(NotificationWishes &)> &change)
    {
        NotificationWishes wishes;
        change(wishes);
        notices.setWishes(wishes);
    }
    [[nodiscard]] QString text(const base::RoomId &room = teaRoom()) const
    {
        return port.shown.value(room.value()).text;
    }

    QTime now{12, 0};
    FakeNotices port;
    ui::DesktopNotices notices{port};
};

} // namespace

class DesktopNoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quietHours_data();
    void quietHours();
    void aRequestIsToldOnceWithoutItsWords();
    void wordsAreToldOnlyIfTheUserWantsThem();
    void aRequestThatEndsIsTakenBack();
    void severalRequestsOfARoomAreOneNotice();
    void aClosedNoticeDoesNotComeBackWithLess();
    void nothingIsToldToWhoSeesTheWindow();
    void whoComesBackSeesNoNotices();
    void aRequestThatTheUserHasSeenIsNotTold();
    void turnsAreToldOnlyIfTheUserWantsThem();
    void manyTurnsAreOneNotice();
    void aWhisperIsNeverQuoted();
    void aSpentBudgetIsTold();
    void moneyTakesTheNoticeBack();
    void quietHoursDropWhatHappensInThem();
    void noticesKeepADistance();
    void wishesTakeBackWhatIsNotWantedAnyMore();
    void aChoiceLeadsToTheRoom();
};

void DesktopNoticesTest::quietHours_data()
{
    QTest::addColumn<QTime>("from");
    QTest::addColumn<QTime>("to");
    QTest::addColumn<QTime>("now");
    QTest::addColumn<bool>("quiet");

    QTest::newRow("within a day") << QTime(13, 0) << QTime(15, 0) << QTime(14, 0) << true;
    QTest::newRow("before") << QTime(13, 0) << QTime(15, 0) << QTime(12, 59, 59) << false;
    QTest::newRow("its first moment") << QTime(13, 0) << QTime(15, 0) << QTime(13, 0) << true;
    QTest::newRow("its end") << QTime(13, 0) << QTime(15, 0) << QTime(15, 0) << false;
    QTest::newRow("over midnight, evening") << QTime(22, 0) << QTime(8, 0) << QTime(23, 30) << true;
    QTest::newRow("over midnight, midnight") << QTime(22, 0) << QTime(8, 0) << QTime(0, 0) << true;
    QTest::newRow("over midnight, morning") << QTime(22, 0) << QTime(8, 0) << QTime(7, 59) << true;
    QTest::newRow("over midnight, its end") << QTime(22, 0) << QTime(8, 0) << QTime(8, 0) << false;
    QTest::newRow("over midnight, noon") << QTime(22, 0) << QTime(8, 0) << QTime(12, 0) << false;
    QTest::newRow("the whole day") << QTime(9, 0) << QTime(9, 0) << QTime(3, 0) << true;
    QTest::newRow("no time") << QTime() << QTime(8, 0) << QTime(3, 0) << false;
}

void DesktopNoticesTest::quietHours()
{
    QFETCH(const QTime, from);
    QFETCH(const QTime, to);
    QFETCH(const QTime, now);
    NotificationWishes wishes;
    wishes.quietFrom = from;
    wishes.quietTo = to;

    QVERIFY(!isQuiet(wishes, now)); // off
    wishes.quietHours = true;

    QTEST(isQuiet(wishes, now), "quiet");
}

void DesktopNoticesTest::aRequestIsToldOnceWithoutItsWords()
{
    Stage stage;

    stage.notices.setRequests({request(u"q1"_s)});
    stage.notices.setRequests({request(u"q1"_s)});

    QCOMPARE(stage.port.shows, 1);
    const ui::Notice notice = stage.port.shown.value(teaRoom().value());
    QCOMPARE(notice.title, u"Companion Studio"_s);
    QCOMPARE(notice.text, u"Kyoko asks you a question."_s);
    QCOMPARE(notice.action, u"Show"_s);
    QVERIFY(notice.isUrgent);
}

void DesktopNoticesTest::wordsAreToldOnlyIfTheUserWantsThem()
{
    Stage stage;
    stage.wish([](NotificationWishes &wishes) { wishes.showsWords = wishes.turns = true; });

    stage.notices.setRequests({request(u"q1"_s)});
    QCOMPARE(stage.text(), u"Kyoko asks you a question. Do you like tea?"_s);
    QCOMPARE(stage.port.shown.value(teaRoom().value()).title, u"Tea at five"_s);
    stage.notices.tellTurn(otherRoom(), u"Aya"_s, u"Check!"_s);

    QTRY_COMPARE(stage.text(otherRoom()), u"Aya: Check!"_s);
}

void DesktopNoticesTest::aRequestThatEndsIsTakenBack()
{
    Stage stage;
    stage.notices.setRequests({request(u"q1"_s)});

    stage.notices.setRequests({});

    QVERIFY(stage.port.shown.isEmpty());
}

void DesktopNoticesTest::severalRequestsOfARoomAreOneNotice()
{
    Stage stage;
    stage.notices.setRequests({request(u"q1"_s)});

    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s), request(u"q3"_s)});

    QTRY_COMPARE(stage.text(), u"Kyoko asks you a question. 2 more request(s) waiting."_s);
    QCOMPARE(stage.port.shown.size(), 1);
    stage.notices.setRequests({request(u"q3"_s)});
    QTRY_COMPARE(stage.text(), u"Kyoko asks you a question."_s);
}

void DesktopNoticesTest::aClosedNoticeDoesNotComeBackWithLess()
{
    Stage stage;
    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s)});
    QCOMPARE(stage.port.shows, 1);
    stage.port.shown.clear(); // by the user

    stage.notices.setRequests({request(u"q2"_s)});
    QCoreApplication::processEvents();

    QCOMPARE(stage.port.shows, 1);
}

void DesktopNoticesTest::nothingIsToldToWhoSeesTheWindow()
{
    Stage stage;
    stage.wish([](NotificationWishes &wishes) { wishes.turns = true; });
    stage.notices.setWindowSeen(true);

    stage.notices.setRequests({request(u"q1"_s)});
    stage.notices.tellTurn(teaRoom(), u"Aya"_s, u"Hello"_s);
    stage.notices.tellBudget(teaRoom());

    QCOMPARE(stage.port.shows, 0);
}

void DesktopNoticesTest::whoComesBackSeesNoNotices()
{
    Stage stage;
    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s, otherRoom())});

    stage.notices.setWindowSeen(true);
    QCoreApplication::processEvents();

    QVERIFY(stage.port.shown.isEmpty());
}

void DesktopNoticesTest::aRequestThatTheUserHasSeenIsNotTold()
{
    Stage stage;
    stage.notices.setWindowSeen(true);
    stage.notices.setRequests({request(u"q1"_s)});

    stage.notices.setWindowSeen(false);
    stage.notices.setRequests({request(u"q1"_s)});

    QCOMPARE(stage.port.shows, 0);
}

void DesktopNoticesTest::turnsAreToldOnlyIfTheUserWantsThem()
{
    Stage stage;
    stage.notices.tellTurn(teaRoom(), u"Aya"_s, u"Hello"_s);
    QCOMPARE(stage.port.shows, 0);

    stage.wish([](NotificationWishes &wishes) { wishes.turns = true; });
    stage.notices.tellTurn(teaRoom(), u"Aya"_s, u"Hello"_s);

    QCOMPARE(stage.text(), u"Aya has spoken."_s);
    QVERIFY(!stage.port.shown.value(teaRoom().value()).isUrgent);
}

void DesktopNoticesTest::manyTurnsAreOneNotice()
{
    Stage stage;
    stage.wish([](NotificationWishes &wishes) { wishes.turns = true; });

    for (int i = 0; i < 5; ++i)
        stage.notices.tellTurn(teaRoom(), i % 2 == 0 ? u"Aya"_s : u"Kyoko"_s, u"Hello"_s);

    QTRY_COMPARE(stage.text(), u"5 new message(s); the last one is from Aya."_s);
    QVERIFY(stage.port.shows <= 2);
}

void DesktopNoticesTest::aWhisperIsNeverQuoted()
{
    Stage stage;
    stage.wish([](NotificationWishes &wishes) { wishes.turns = wishes.showsWords = true; });

    stage.notices.tellTurn(teaRoom(), u"Aya"_s, {});

    QCOMPARE(stage.text(), u"Aya has spoken."_s);
}

void DesktopNoticesTest::aSpentBudgetIsTold()
{
    Stage stage;

    stage.notices.tellBudget(teaRoom());

    QCOMPARE(stage.text(), u"The room has used up its budget, so no model is called."_s);
}

void DesktopNoticesTest::moneyTakesTheNoticeBack()
{
    Stage stage;
    stage.notices.endBudget(teaRoom());
    stage.notices.tellBudget(teaRoom());

    stage.notices.endBudget(teaRoom());

    QVERIFY(stage.port.shown.isEmpty());
}

void DesktopNoticesTest::quietHoursDropWhatHappensInThem()
{
    Stage stage;
    stage.wish([](NotificationWishes &wishes) { wishes.quietHours = true; });
    stage.now = QTime(23, 0);

    stage.notices.setRequests({request(u"q1"_s)});
    stage.notices.tellBudget(teaRoom());
    stage.now = QTime(9, 0);
    stage.notices.setRequests({request(u"q1"_s)});
    QCOMPARE(stage.port.shows, 0);
    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s)});

    QCOMPARE(stage.port.shows, 1);
}

void DesktopNoticesTest::noticesKeepADistance()
{
    Stage stage;
    stage.notices.setGap(24 * 60 * 60 * 1000);

    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s, otherRoom())});
    stage.notices.tellBudget(teaRoom());
    QCOMPARE(stage.port.shows, 1);
    stage.notices.setRequests({});

    QCoreApplication::processEvents();
    QCOMPARE(stage.port.shows, 1); // what ended meanwhile never came
}

void DesktopNoticesTest::wishesTakeBackWhatIsNotWantedAnyMore()
{
    Stage stage;
    stage.notices.setRequests({request(u"q1"_s)});

    stage.wish([](NotificationWishes &wishes) { wishes.requests = false; });
    QVERIFY(stage.port.shown.isEmpty());
    stage.notices.setRequests({request(u"q1"_s), request(u"q2"_s)});

    QVERIFY(stage.port.shown.isEmpty());
}

void DesktopNoticesTest::aChoiceLeadsToTheRoom()
{
    Stage stage;
    const QSignalSpy wanted(&stage.notices, &ui::DesktopNotices::roomWanted);
    stage.notices.setRequests({request(u"q1"_s)});
    stage.notices.tellBudget(otherRoom());

    Q_EMIT stage.port.chosen(teaRoom().value(), u"token-1"_s);
    Q_EMIT stage.port.chosen(otherRoom().value(), {});

    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted.at(0).at(0).value<base::RoomId>(), teaRoom());
    QCOMPARE(wanted.at(0).at(1).toBool(), true);
    QCOMPARE(wanted.at(0).at(2).toString(), u"token-1"_s);
    QCOMPARE(wanted.at(1).at(1).toBool(), false);
}

SUITE_TEST(QCoreApplication, DesktopNoticesTest)

} // namespace tst_desktop_notices

#include "tst_desktop_notices.moc"
