// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/requests/permission_card.h"
#include "ui/requests/permission_strip.h"
#include "ui/requests/permission_window.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>

namespace tst_permission_asking {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

model::PermissionEntry entry(qint64 number, const base::ParticipantId &who, const QString &tool,
                             model::PermissionEntry::What what)
{
    return {.number = number,
            .time = QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::kUtc),
            .companion = who,
            .tool = tool,
            .risk = model::Risk::Sensitive,
            .arguments = {"{}"},
            .what = what,
            .room = teaRoom()};
}

/// A window with the tea room open, in which companions want to use tools.
struct Stage
{
    Stage()
    {
        studio.window.desks().offerPermissions(port);
        studio.open();
        strip().setSteadyClock([this] { return steady; });
    }
    ~Stage() { delete list(); }

    void ask(const QList<ports::PendingWish> &pending)
    {
        Q_EMIT port.pendingChanged(pending);
        steady += base::Millis(1000); // a card accepts clicks once it has not moved for a moment
    }
    ui::PermissionStrip &strip() { return *studio.find<ui::PermissionStrip>(u"permissionStrip"_s); }
    ui::PermissionWindow *list() { return studio.find<ui::PermissionWindow>(u"permissionWindow"_s); }
    QTableWidget *rules() { return studio.find<QTableWidget>(u"permissionRules"_s); }
    QTableWidget *history() { return studio.find<QTableWidget>(u"permissionHistory"_s); }
    void openList(const ports::PermissionList &what)
    {
        studio.find<QAction>(u"permissionsAction"_s)->trigger();
        Q_EMIT port.listChanged(what);
    }

    base::Millis steady{1000};
    FakePermissionPort port; // used by the window until its end
    StudioWindow studio;
};

} // namespace

/// Companions' requests to use tools, from the question to the list of all answers.
class PermissionAskingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void somebodyCanBeAskedWhileTheWindowIsOpen()
    {
        Stage stage;
        QVERIFY(stage.port.isAttended());

        stage.studio.window.close();

        QVERIFY(!stage.port.isAttended());
    }

    void aQuestionIsAnsweredByTheKeysAlone()
    {
        Stage stage;
        stage.ask({pendingWish(u"c1"_s)});
        QVERIFY(stage.strip().isVisible());

        stage.studio.key(Qt::Key_F7);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"refuseOnce"_s);
        QVERIFY(stage.studio.window.testAttribute(Qt::WA_KeyboardFocusChange)); // and the focus is visible
        stage.studio.key(Qt::Key_2);

        QCOMPARE(stage.port.commands().last(), u"allow c1 room any"_s);
    }

    void whoWritesIsNotDisturbed()
    {
        Stage stage;
        stage.studio.key(Qt::Key_H);
        const QWidget *writing = QApplication::focusWidget();

        stage.ask({pendingWish(u"c1"_s)});
        stage.studio.key(Qt::Key_1);

        QCOMPARE(QApplication::focusWidget(), writing);
        QVERIFY(stage.port.commands().isEmpty());
    }

    void theQuestionGoesWithItsCompanion()
    {
        Stage stage;
        stage.ask({pendingWish(u"c1"_s)});
        stage.studio.key(Qt::Key_F7);

        stage.ask({}); // the companion left, or their turn was stopped

        QVERIFY(!stage.strip().isVisible());
        QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->objectName() != "refuseOnce"_L1);
    }

    void aQuestionOfAnotherRoomStaysAndNamesIt()
    {
        Stage stage;
        ports::PendingWish wish = pendingWish(u"c1"_s);
        wish.room = base::RoomId(u"lab"_s);
        stage.studio.list({StudioWindow::tea(), {.id = wish.room, .name = u"Lab talk"_s}});

        stage.ask({wish});

        QVERIFY(stage.strip().isVisible());
        QVERIFY2(stage.strip().card()->sentence().contains(u"Lab talk"_s),
                 qPrintable(stage.strip().card()->sentence()));
    }

    void anAnswerThatCameTooLateSaysSo()
    {
        Stage stage;
        stage.ask({pendingWish(u"c1"_s)});
        stage.studio.key(Qt::Key_F7);
        stage.studio.key(Qt::Key_1);

        giveAnswer(stage.port.changes.last(), base::failure(base::ErrorCode::NotFound, u"gone"_s));

        const QList<QLabel *> labels = stage.studio.window.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text() == u"That tool request was already closed."_s;
        }));
    }

    void everyAnswerIsListedAndStandingOnesAreTakenBack()
    {
        using What = model::PermissionEntry::What;
        Stage stage;
        stage.openList({{{.number = 7, .companion = kyoko(), .tool = u"post"_s, .allowed = true}},
                        {entry(2, kyoko(), u"post"_s, What::ByRuleAllowed),
                         entry(1, aya(), u"gesture"_s, What::TimedOut)}});
        QVERIFY(stage.list());
        QCOMPARE(stage.history()->rowCount(), 2);
        QCOMPARE(stage.rules()->rowCount(), 1);

        stage.rules()->setCurrentCell(0, 0);
        stage.list()->findChild<QPushButton *>(u"takeBackRule"_s)->click();

        QCOMPARE(stage.port.commands().last(), u"revoke 7"_s);
        QCOMPARE(stage.rules()->rowCount(), 1); // until the studio says so
        Q_EMIT stage.port.listChanged({{}, {entry(2, kyoko(), u"post"_s, What::ByRuleAllowed)}});
        QCOMPARE(stage.rules()->rowCount(), 0);
    }
};

SUITE_TEST(QApplication, PermissionAskingTest)

} // namespace tst_permission_asking

#include "tst_permission_asking.moc"
