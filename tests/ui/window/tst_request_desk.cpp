// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/studio_window.h"
#include "ui/composer/composer.h"
#include "ui/requests/consent_rules.h"
#include "ui/requests/ledger_window.h"
#include "ui/requests/request_card.h"
#include "ui/requests/requests_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>

#include <memory>

namespace tst_request_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

struct Stage
{
    Stage()
    {
        studio.window.desks().offerQueries(port);
        strip().setSteadyClock([this] { return now; });
        studio.open();
    }

    /// Reports the queries, and then nothing moves for a while.
    void tell(const QList<ports::PendingQuery> &pending)
    {
        Q_EMIT port.pendingChanged(pending);
        QCoreApplication::processEvents();
        now += ui::StillGuard::kTime;
    }
    ui::RequestsPanel &strip() { return *studio.find<ui::RequestsPanel>(u"requestStrip"_s); }
    void press(const QString &button) { strip().findChild<QPushButton *>(button)->click(); }

    base::Millis now{5000};
    FakeQueryPort port;
    StudioWindow studio;
};

model::ConsentRule rule(const QString &type, bool yes)
{
    return {kyoko(), type, yes, QDateTime(QDate(2026, 3, 14), QTime(17, 4), base::kUtc)};
}

} // namespace

class RequestDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void somebodyIsHereWhileTheWindowIsShown()
    {
        Stage stage;
        QVERIFY(stage.port.isAttended());

        stage.studio.window.close();

        QVERIFY(!stage.port.isAttended());
    }

    void aRequestStandsOverTheComposerUntilItIsOver()
    {
        Stage stage;
        QVERIFY(!stage.strip().isVisible());

        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});
        QVERIFY(stage.strip().isVisible());
        stage.tell({});

        QVERIFY(!stage.strip().isVisible());
    }

    void aRequestDoesNotTakeTheKeysFromWhoWrites()
    {
        Stage stage;
        QWidget *before = QApplication::focusWidget();

        stage.tell({pendingQuery(u"q1"_s, u"ask"_s, R"({"question":"Tea?"})")});
        QCOMPARE(QApplication::focusWidget(), before);
        stage.studio.find<QAction>(u"answerRequestAction"_s)->trigger();

        QCOMPARE(QApplication::focusWidget()->objectName(), u"askText"_s);
    }

    void theKeysGoBackToWhoWrites()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});
        stage.strip().focusFirst();
        QVERIFY(stage.strip().isAncestorOf(stage.studio.window.focusWidget()));

        stage.tell({});

        auto *composer = stage.studio.window.findChild<ui::Composer *>();
        QVERIFY(composer->isAncestorOf(stage.studio.window.focusWidget()));
    }

    void yesAndNoGoToTheStudio()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});

        for (const QString &button : {u"allowOnce"_s, u"allowAlways"_s, u"refuseOnce"_s, u"refuseAlways"_s})
            stage.press(button);

        QCOMPARE(stage.port.commands(), QStringList({u"allow q1 once"_s, u"allow q1 always"_s,
                                                     u"refuse q1 once"_s, u"refuse q1 always"_s}));
    }

    void whatWasAllowedIsTakenBackAsAnAnswer()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"speak"_s))});

        stage.press(u"refuseOnce"_s);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 refused"_s});
    }

    void whoAnswersAQuestionAllowsIt()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"ask"_s, R"({"question":"Tea?","choices":["Yes","No"]})")});

        stage.studio.find<QAction>(u"answerRequestAction"_s)->trigger();
        stage.studio.key(Qt::Key_1);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 well"_s});
        QCOMPARE(stage.port.answers().constLast().result.body, u"Yes"_s);
        QVERIFY(!stage.port.answers().constLast().kept);
    }

    void aQuestionThatIsAlwaysAllowedIsOnlyAnswered()
    {
        Stage stage;
        stage.tell(
            {allowed(pendingQuery(u"q1"_s, u"ask"_s, R"({"question":"Tea?","choices":["Yes"]})"), true)});

        stage.studio.find<QAction>(u"answerRequestAction"_s)->trigger();
        stage.studio.key(Qt::Key_1);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 well"_s});
    }

    void whoComesTooLateIsTold()
    {
        Stage stage;
        stage.tell({pendingQuery(u"q1"_s, u"camera"_s)});
        stage.press(u"allowOnce"_s);

        giveAnswer(stage.port.changes.last(),
                   base::failure(base::ErrorCode::NotFound, u"There is no such query."_s));

        QVERIFY(stage.studio.find<QWidget>(u"quietNotice"_s)->isVisible());
        QVERIFY(stage.studio.find<QLabel>(u"noticeText"_s)->text().contains(u"already closed"_s));
    }

    void allThatWaitAreAPageOfTheDockWhileThereAreSome()
    {
        Stage stage;
        auto *tabs = stage.studio.find<QTabBar>(u"insightTabs"_s);
        const int page = tabs->count() - 1;
        QVERIFY(!tabs->isTabVisible(page));

        stage.tell({pendingQuery(u"q1"_s, u"camera"_s), pendingQuery(u"q2"_s, u"screen"_s, "{}", aya())});
        stage.strip().findChild<QPushButton *>(u"moreRequests"_s)->click();

        QCOMPARE(tabs->currentIndex(), page);
        QCOMPARE(stage.studio.find<ui::RequestsPanel>(u"requestsPanel"_s)->cards().size(), 2);
        stage.tell({});
        QVERIFY(!tabs->isTabVisible(page));
        QCOMPARE(tabs->currentIndex(), 0);
    }

    void theLedgerShowsWhatIsAgreedToAndTakesItBack()
    {
        Stage stage;
        stage.studio.find<QAction>(u"ledgerAction"_s)->trigger();
        QCOMPARE(stage.port.commands(), QStringList{u"readLedger"_s});

        giveAnswer(stage.port.reads.last(),
                   ports::ConsentLedger{{rule(u"camera"_s, true), rule(u"location"_s, false)}, {}});
        ui::ConsentRules &rules = stage.studio.find<ui::LedgerWindow>(u"ledgerWindow"_s)->rules();
        QComboBox *camera = rules.choiceOf(kyoko(), u"camera"_s);
        QCOMPARE(camera->currentIndex(), int(ports::ConsentChoice::Always));
        QComboBox *location = rules.choiceOf(kyoko(), u"location"_s);
        QCOMPARE(location->currentIndex(), int(ports::ConsentChoice::Never));
        Q_EMIT camera->activated(int(ports::ConsentChoice::Never));
        stage.studio.find<QPushButton>(u"takeBackAll"_s)->click();

        QCOMPARE(stage.port.commands().mid(1), QStringList({u"setRule companion_kyoko camera never"_s,
                                                            u"setRule companion_kyoko camera ask"_s,
                                                            u"setRule companion_kyoko location ask"_s}));
    }

    void theLedgerTellsWhatWasAskedForTheNewestFirst()
    {
        Stage stage;
        stage.studio.find<QAction>(u"ledgerAction"_s)->trigger();
        using What = model::ConsentEntry::What;
        const QDateTime time(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);

        Q_EMIT stage.port.ledgerChanged({{},
                                         {{2, time, aya(), u"ask"_s, What::TimedOut, teaRoom()},
                                          {1, time, kyoko(), u"camera"_s, What::AllowedOnce, teaRoom()}}});

        const QAbstractItemModel *history = stage.studio.find<QTableView>(u"ledgerHistory"_s)->model();
        QCOMPARE(history->rowCount(), 2);
        QCOMPARE(history->index(0, 1).data().toString(), u"Aya"_s);
        QCOMPARE(history->index(1, 2).data().toString(), u"Camera"_s);
        QCOMPARE(history->index(1, 3).data().toString(), u"You allowed it once"_s);
    }

    void connectedProgramsMayAnswerOnlyOnceThatIsKept()
    {
        Stage stage;
        stage.studio.find<QAction>(u"ledgerAction"_s)->trigger();
        auto *remote = stage.studio.find<QCheckBox>(u"remoteAnswers"_s);
        QVERIFY(!remote->isChecked());

        remote->click();
        QCOMPARE(stage.port.commands().constLast(), u"setRemoteAnswers yes"_s);
        Q_EMIT stage.port.ledgerChanged({.remoteAnswers = true});

        QVERIFY(remote->isChecked());
    }

    void aRuleThatIsNotKeptIsSaidInTheLedger()
    {
        Stage stage;
        stage.studio.find<QAction>(u"ledgerAction"_s)->trigger();
        auto *ledger = stage.studio.find<ui::LedgerWindow>(u"ledgerWindow"_s);

        stage.studio.find<QCheckBox>(u"remoteAnswers"_s)->click();
        giveAnswer(stage.port.changes.last(), base::failure(base::ErrorCode::Storage, u"No room."_s));

        QVERIFY(ledger->findChild<QLabel *>(u"ledgerTrouble"_s)->text().contains(u"No room."_s));
    }

    void answersThatComeAfterTheWindowWentAreForNobody()
    {
        auto stage = std::make_unique<Stage>();
        stage->tell({pendingQuery(u"q1"_s, u"camera"_s)});
        stage->press(u"allowOnce"_s);
        stage->studio.find<QAction>(u"ledgerAction"_s)->trigger();
        const base::Then<void> change = stage->port.changes.last();
        const base::Then<ports::ConsentLedger> read = stage->port.reads.last();

        change(base::failure(base::ErrorCode::NotFound, QString())); // on its way
        stage.reset();
        giveAnswer(change, base::failure(base::ErrorCode::NotFound, QString()));
        giveAnswer(read, ports::ConsentLedger{{rule(u"camera"_s, true)}, {}});
    }

    void anAnswerOnItsWayOutlastsAnotherThemeAndLanguage()
    {
        Stage stage;
        stage.studio.find<QAction>(u"ledgerAction"_s)->trigger();

        stage.port.reads.last()(ports::ConsentLedger{{rule(u"camera"_s, true)}, {}});
        stage.studio.find<QAction>(u"themeAction2"_s)->trigger();
        stage.studio.find<QAction>(u"languageAction1"_s)->trigger();
        QCoreApplication::processEvents();
        stage.studio.find<QAction>(u"languageAction0"_s)->trigger();

        ui::ConsentRules &rules = stage.studio.find<ui::LedgerWindow>(u"ledgerWindow"_s)->rules();
        QCOMPARE(rules.choiceOf(kyoko(), u"camera"_s)->currentIndex(), int(ports::ConsentChoice::Always));
    }
};

SUITE_TEST(QApplication, RequestDeskTest)

} // namespace tst_request_desk

#include "tst_request_desk.moc"
