// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_requests.h"
#include "ui/avatar/avatars.h"
#include "ui/requests/request_card.h"
#include "ui/requests/request_queue.h"
#include "ui/requests/requests_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_requests_panel {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using Shows = ui::RequestsPanel::Shows;

namespace {

const QByteArray kTea = R"({"question":"Which tea?","choices":["Green","Black"]})";

struct Stage
{
    explicit Stage(Shows shows = Shows::All)
        : panel(shows, queue, avatars, nullptr)
        , allowed(&panel, &ui::RequestsPanel::allowWanted)
        , refused(&panel, &ui::RequestsPanel::refuseWanted)
        , answered(&panel, &ui::RequestsPanel::answerWanted)
    {
        queue.setSteadyClock([this] { return now; });
        panel.setPeople(ui::People(samplePersonas(), model::Language::English));
        panel.setRooms(teaRoom(), {{teaRoom(), u"Tea at five"_s}, {lab(), u"Lab talk"_s}});
        panel.resize(600, 400);
        panel.show();
    }

    static base::RoomId lab() { return base::RoomId(u"room_lab"_s); }

    template<class Widget>
    Widget *find(const QString &name, int card = 0)
    {
        return panel.cards().at(card)->findChild<Widget *>(name);
    }
    /// Reports the queries, shows them, and then nothing moves for a while.
    void tell(const QList<ports::PendingQuery> &pending)
    {
        queue.take(pending);
        settle();
    }
    void settle()
    {
        QCoreApplication::processEvents();
        now += ui::StillGuard::kTime;
    }
    void press(const QString &button, int card = 0) { find<QPushButton>(button, card)->click(); }
    bool isOffered(const QString &button) { return find<QPushButton>(button)->isVisible(); }

    base::Millis now{5000};
    ui::RequestQueue queue;
    ui::Avatars avatars;
    ui::RequestsPanel panel;
    QSignalSpy allowed;
    QSignalSpy refused;
    QSignalSpy answered;
};

QVariant once() { return QVariant::fromValue(model::Reach::Once); }
QVariant always() { return QVariant::fromValue(model::Reach::Always); }

} // namespace

class RequestsPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestSaysWhoAsksForWhatAndWhy()
    {
        Stage stage;

        stage.queue.take({pendingQuery(u"q1"_s, u"camera"_s, R"({"why":"to see your tea"})")});

        const QString told = stage.panel.cards().constFirst()->sentence();
        QVERIFY2(told.contains(u"Kyoko asks for a picture from the camera."_s), qPrintable(told));
        QVERIFY2(told.contains(u"“to see your tea”"_s), qPrintable(told));
        QCOMPARE(stage.panel.cards().constFirst()->accessibleName(), told);
    }

    void aGuestIsToldAsAGuestWithDoorAndId()
    {
        Stage stage;
        ui::People people(samplePersonas(), model::Language::English);
        people.setGuests({{.id = base::ParticipantId(u"guest:companion_aya"_s),
                           .wireName = u"companion_aya"_s,
                           .name = u"Aya"_s,
                           .colour = u"#112233"_s}});
        stage.panel.setPeople(people);
        ports::PendingQuery query = pendingQuery(u"q1"_s, u"camera"_s);
        query.query.from = base::ParticipantId(u"guest:companion_aya"_s);

        stage.tell({query});

        QCOMPARE(stage.panel.cards().constFirst()->sentence().section(u'\n', 0, 0).section(u'.', 0, 0),
                 u"A guest through MCP called “Aya” (companion_aya) asks for a picture from the camera"_s);
        QVERIFY(stage.isOffered(u"allowOnce"_s));
        QVERIFY(!stage.isOffered(u"allowAlways"_s));
        QVERIFY(stage.isOffered(u"refuseAlways"_s));
    }

    void readersAreToldEachRequestOnce()
    {
        Stage stage;
        const HeardByScreenReaders readers;
        const auto first = pendingQuery(u"q1"_s, u"camera"_s);

        stage.queue.take({first});
        const QString told = stage.panel.cards().constFirst()->sentence();
        QCOMPARE(readers.alerts(u"requestCard"_s), QStringList{told});
        stage.queue.take({first, pendingQuery(u"q2"_s, u"ask"_s, kTea)});

        QCOMPARE(readers.alerts(u"requestCard"_s),
                 QStringList({told, stage.panel.cards().at(1)->sentence()}));
        QCOMPARE(namelessControls(stage.panel), QString());
    }

    void itIsAllowedOrRefusedOnceOrForGood()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});

        for (const QString &button : {u"allowOnce"_s, u"allowAlways"_s, u"refuseOnce"_s, u"refuseAlways"_s})
            stage.find<QPushButton>(button)->click();

        QCOMPARE(stage.allowed, QList<QList<QVariant>>({{u"q1"_s, once()}, {u"q1"_s, always()}}));
        QCOMPARE(stage.refused, QList<QList<QVariant>>({{u"q1"_s, once()}, {u"q1"_s, always()}}));
    }

    void whatHasJustComeIsNotAnsweredByAClickForSomethingElse()
    {
        Stage stage;
        stage.queue.take({pendingQuery(u"q1"_s, u"camera"_s)});

        for (const QString &button : {u"allowOnce"_s, u"allowAlways"_s, u"refuseOnce"_s, u"refuseAlways"_s})
            stage.press(button);
        stage.settle();
        stage.press(u"allowOnce"_s);

        QCOMPARE(stage.refused.size(), 0);
        QCOMPARE(stage.allowed, QList<QList<QVariant>>({{u"q1"_s, once()}}));
    }

    void aSecondClickDoesNotReachTheRequestThatMovesUp_data()
    {
        QTest::addColumn<Shows>("shows");

        QTest::newRow("all of them") << Shows::All;
        QTest::newRow("only the oldest") << Shows::Oldest;
    }

    void aSecondClickDoesNotReachTheRequestThatMovesUp()
    {
        QFETCH(const Shows, shows);
        Stage stage(shows);
        const auto second = pendingQuery(u"q2"_s, u"screen"_s, "{}", aya());
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s), second});
        stage.press(u"refuseOnce"_s);

        stage.queue.take({second});
        stage.press(u"allowOnce"_s);
        QCOMPARE(stage.allowed.size(), 0);
        stage.settle();
        stage.press(u"allowOnce"_s);

        QCOMPARE(stage.allowed, QList<QList<QVariant>>({{u"q2"_s, once()}}));
    }

    void aDoubleClickOnAllowDoesNotStopWhatItAllowed()
    {
        Stage stage;
        const auto line = pendingQuery(u"q1"_s, u"speak"_s, R"({"message":"Hello"})");
        stage.tell({line});
        stage.press(u"allowOnce"_s);

        stage.queue.take({allowed(line)});
        stage.press(u"refuseOnce"_s);
        QCOMPARE(stage.refused.size(), 0);
        stage.settle();
        stage.press(u"refuseOnce"_s);

        QCOMPARE(stage.refused.size(), 1);
    }

    void aClickThatBeganBeforeTheCardMovedIsNotTaken()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});
        auto *allow = stage.find<QPushButton>(u"allowOnce"_s);

        stage.panel.move(stage.panel.pos() + QPoint(0, 40));
        QTest::mousePress(allow, Qt::LeftButton);
        stage.settle();
        QTest::mouseRelease(allow, Qt::LeftButton);

        QCOMPARE(stage.allowed.size(), 0);
    }

    void aNumberKeyForSomethingElseAnswersNothing()
    {
        Stage stage;
        stage.queue.take({pendingQuery(u"q1"_s, u"ask"_s, kTea)});

        QTest::keyClick(stage.find<QWidget>(u"askChoice1"_s), Qt::Key_1);

        QCOMPARE(stage.answered.size(), 0);
    }

    void theSameRequestToldAnewIsAnsweredAtOnce()
    {
        Stage stage;
        const auto request = pendingQuery(u"q1"_s, u"camera"_s);
        stage.tell({request});

        stage.queue.take({request, pendingQuery(u"q2"_s, u"screen"_s, "{}", aya())});
        stage.press(u"allowOnce"_s);

        QCOMPARE(stage.allowed, QList<QList<QVariant>>({{u"q1"_s, once()}}));
    }

    void whatIsAllowedIsNotAskedAgainButCanBeTakenBack()
    {
        Stage stage;

        stage.queue.take({allowed(pendingQuery(u"q1"_s, u"camera"_s))});

        QVERIFY(!stage.isOffered(u"allowOnce"_s));
        QVERIFY(!stage.isOffered(u"allowAlways"_s));
        QVERIFY(!stage.isOffered(u"refuseAlways"_s));
        QVERIFY(stage.isOffered(u"showAnswering"_s));
        QVERIFY(stage.isOffered(u"refuseOnce"_s));
    }

    void theTimeThatIsLeftCountsFromWhenItWasTold()
    {
        Stage stage;
        stage.queue.take({pendingQuery(u"q1"_s, u"camera"_s)});
        QCOMPARE(stage.find<QLabel>(u"requestTime"_s)->text(), u"30 s"_s);
        QVERIFY(stage.queue.isCounting());

        stage.now += base::Millis(11'500);
        Q_EMIT stage.queue.beat();
        QCOMPARE(stage.find<QLabel>(u"requestTime"_s)->text(), u"19 s"_s);
        stage.now += base::Millis(60'000);
        Q_EMIT stage.queue.beat();

        QCOMPARE(stage.find<QLabel>(u"requestTime"_s)->text(), u"0 s"_s);
        stage.queue.take({});
        QVERIFY(!stage.queue.isCounting());
    }

    void aQuestionIsAnsweredWithANumber()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"ask"_s, kTea)});

        stage.panel.focusFirst();
        QTest::keyClick(stage.find<QWidget>(u"askChoice1"_s), Qt::Key_2);

        QCOMPARE(stage.answered, QList<QList<QVariant>>({{u"q1"_s, u"Black"_s}}));
    }

    void aNumberWithoutAChoiceIsNoAnswer()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"ask"_s, kTea)});

        for (const Qt::Key key : {Qt::Key_0, Qt::Key_3, Qt::Key_9})
            QTest::keyClick(stage.find<QWidget>(u"askChoice1"_s), key);

        QCOMPARE(stage.answered.size(), 0);
    }

    void aQuestionIsAnsweredInOnesOwnWordsWithEnter()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"ask"_s, R"({"question":"How old is it?"})")});
        auto *text = stage.find<QLineEdit>(u"askText"_s);
        QVERIFY(!stage.find<QPushButton>(u"askSend"_s)->isEnabled());

        QTest::keyClick(text, Qt::Key_Return);
        QTest::keyClicks(text, u" 2 years "_s);
        QTest::keyClick(text, Qt::Key_Return);

        QCOMPARE(stage.answered, QList<QList<QVariant>>({{u"q1"_s, u"2 years"_s}}));
    }

    void whatIsWrittenStaysWhileOthersComeAndGo()
    {
        Stage stage;
        const auto asked = pendingQuery(u"q1"_s, u"ask"_s, kTea);
        stage.queue.take({pendingQuery(u"q0"_s, u"camera"_s), asked});
        auto *text = stage.find<QLineEdit>(u"askText"_s, 1);
        QTest::keyClicks(text, u"White"_s);

        stage.queue.take({asked, pendingQuery(u"q2"_s, u"screen"_s, "{}", aya())});

        QCOMPARE(stage.panel.cards().size(), 2);
        QCOMPARE(stage.find<QLineEdit>(u"askText"_s), text);
        QCOMPARE(text->text(), u"White"_s);
    }

    void theShortFormShowsTheOldestAndHowManyWait()
    {
        Stage stage(Shows::Oldest);
        QSignalSpy more(&stage.panel, &ui::RequestsPanel::moreWanted);

        stage.queue.take({pendingQuery(u"q1"_s, u"camera"_s), pendingQuery(u"q2"_s, u"ask"_s, kTea),
                          pendingQuery(u"q3"_s, u"screen"_s)});

        QCOMPARE(stage.panel.cards().size(), 1);
        QCOMPARE(stage.panel.cards().constFirst()->id(), u"q1"_s);
        auto *button = stage.panel.findChild<QPushButton *>(u"moreRequests"_s);
        QVERIFY(button->isVisible());
        QVERIFY(button->text().contains(u'2'));
        button->click();
        QCOMPARE(more.size(), 1);
    }

    void withoutRequestsTheShortFormTakesNoRoomAndTheLongOneSaysSo()
    {
        Stage all;
        Stage oldest(Shows::Oldest);

        all.queue.take({});
        oldest.queue.take({});

        QVERIFY(all.panel.findChild<QLabel *>(u"noRequests"_s)->isVisible());
        QVERIFY(!oldest.panel.isVisible());
        oldest.queue.take({pendingQuery(u"q1"_s, u"camera"_s)});
        QVERIFY(oldest.panel.isVisible());
    }

    void whoAsksInAnotherRoomIsToldWithItsName()
    {
        Stage stage;
        auto elsewhere = pendingQuery(u"q1"_s, u"camera"_s);
        elsewhere.room = Stage::lab();

        stage.queue.take({elsewhere});

        QVERIFY(stage.panel.cards().constFirst()->sentence().contains(u"(in Lab talk)"_s));
    }

    void aTextThatLooksLikeMarkupIsShownAsItIs()
    {
        Stage stage;

        stage.queue.take({pendingQuery(u"q1"_s, u"<b>evil</b>"_s),
                          pendingQuery(u"q2"_s, u"camera"_s, R"({"why":"<img src=x.example>"})")});

        for (const ui::RequestCard *card : stage.panel.cards()) {
            for (const QLabel *label : card->findChildren<QLabel *>())
                QVERIFY(label->textFormat() == Qt::PlainText || label->text().isEmpty());
        }
        QVERIFY(stage.find<QLabel>(u"requestTitle"_s)->text().contains(u"<b>evil</b>"_s));
        QVERIFY(stage.find<QLabel>(u"requestSubject"_s, 1)->text().contains(u"<img src"_s));
    }

    void enterPressesTheButtonThatHasTheKeys()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});
        QVERIFY(QTest::qWaitForWindowActive(&stage.panel));
        stage.settle();

        stage.panel.focusFirst();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

        QCOMPARE(stage.allowed, QList<QList<QVariant>>({{u"q1"_s, once()}}));
    }
};

SUITE_TEST(QApplication, RequestsPanelTest)

} // namespace tst_requests_panel

#include "tst_requests_panel.moc"
