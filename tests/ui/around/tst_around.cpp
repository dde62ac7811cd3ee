// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_cost_port.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/studio_window.h"
#include "ui/around/around.h"
#include "ui/around/notice_words.h"
#include "ui/widgets/window_presence.h"

#include <QAction>
#include <QDBusConnection>
#include <QSignalSpy>
#include <QTest>

namespace tst_around {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

/// The window with everything that is around it, on a desktop without a bus.
struct Stage
{
    explicit Stage(bool hasTray = true)
    {
        studio.window.desks().offerQueries(queries);
        studio.window.desks().offerPermissions(permissions);
        studio.open();
        around.start(QDBusConnection(u"no such bus"_s));
        around.tray().setTray([this] { return isTrayThere; });
        isTrayThere = hasTray;
        studio.list({StudioWindow::tea()});
        personas();
    }
    void personas() { studio.personas.list(samplePersonas()); }
    void wishTray(bool stays = true)
    {
        ui::NotificationWishes wishes;
        wishes.tray = {.showTray = true, .staysInTray = stays};
        around.setWishes(wishes);
    }
    [[nodiscard]] QStringList menu()
    {
        QStringList texts;
        for (const QAction *action : around.tray().menu().actions())
            texts.append(action->text());
        return texts;
    }
    void speak(bool speaking)
    {
        ports::FloorView floor = quietFloor();
        floor.rows = {voted(kyoko(), 7, model::VoteState::Speak)};
        floor.rows[0].speaking = speaking;
        Q_EMIT studio.rooms.published(teaRoom(), {}, floor);
    }
    void trigger(const char *name)
    {
        around.tray().menu().findChild<QAction *>(QString::fromLatin1(name))->trigger();
    }

    bool isTrayThere = true;
    FakeQueryPort queries;
    FakePermissionPort permissions;
    FakeCostPort costs;
    FakeVoicePort voices;
    StudioWindow studio;
    ui::Around around{{studio.rooms, studio.personas, queries, permissions, costs, voices},
                      studio.window,
                      [] { return model::Language::English; }};
};

} // namespace

class AroundTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutABusThereIsAReason();
    void closingEndsTheWindowUnlessTheUserWantsTheTray();
    void closingHidesTheWindowInTheTray();
    void withoutATrayClosingEndsTheWindow();
    void whoIsHiddenInTheTrayCanStillBeAsked();
    void endingEndsTheWindowAlsoWithATray();
    void quitEndsTheWindowAlsoWithATray();
    void theIconBringsTheWindowBack();
    void aTrayThatGoesBringsTheWindowBack();
    void aWishThatGoesBringsTheWindowBack();
    void theTrayTellsWhatRuns();
    void theTrayTellsWhoWaits();
    void theTrayPausesAndStops();
    void aCommandThatFailsIsTold();
    void theTrayTellsWhatTodayCosts();
    void nobodyAsksForCostsWithoutATray();
    void readingAloudIsStopped();
    void aRoomOfTheTrayIsShown();
    void requestsOfEachKind_data();
    void requestsOfEachKind();
    void aMinimisedWindowComesToTheFront();
};

void AroundTest::withoutABusThereIsAReason()
{
    const Stage stage;

    QVERIFY(!stage.around.whyNoNotices().isEmpty());
    QCOMPARE(stage.around.whyNoTray(), QString()); // nobody wanted it
}

void AroundTest::closingEndsTheWindowUnlessTheUserWantsTheTray()
{
    Stage stage;
    stage.wishTray(false);

    stage.studio.window.close();

    QVERIFY(!stage.studio.window.isVisible());
    QVERIFY(!ui::isInTray(stage.studio.window));
    QVERIFY(!stage.queries.isAttended());
}

void AroundTest::closingHidesTheWindowInTheTray()
{
    Stage stage;
    stage.wishTray();

    QVERIFY(stage.studio.window.close());

    QVERIFY(!stage.studio.window.isVisible());
    QVERIFY(ui::isInTray(stage.studio.window));
    QVERIFY(QFile::exists(stage.studio.folder.file(u"window.ini"_s))); // what was done is kept
    QVERIFY(!QGuiApplication::quitOnLastWindowClosed());
}

void AroundTest::withoutATrayClosingEndsTheWindow()
{
    Stage stage(false);
    stage.wishTray();
    QVERIFY(!stage.around.whyNoTray().isEmpty());

    QVERIFY(stage.studio.window.close());

    QVERIFY(!ui::isInTray(stage.studio.window));
    QVERIFY(QGuiApplication::quitOnLastWindowClosed());
}

void AroundTest::whoIsHiddenInTheTrayCanStillBeAsked()
{
    Stage stage;
    stage.wishTray();

    stage.studio.window.close();

    QVERIFY(stage.queries.isAttended());
    QVERIFY(stage.permissions.isAttended());
}

void AroundTest::endingEndsTheWindowAlsoWithATray()
{
    Stage stage;
    stage.wishTray();
    stage.studio.window.close();
    QVERIFY(stage.queries.isAttended());

    ui::endWindow(stage.studio.window); // hidden already

    QVERIFY(!ui::isInTray(stage.studio.window));
    stage.trigger("trayShowWindow");
    ui::endWindow(stage.studio.window);
    QVERIFY(!stage.studio.window.isVisible());
    QVERIFY(!stage.queries.isAttended());
}

void AroundTest::quitEndsTheWindowAlsoWithATray()
{
    Stage stage;
    stage.wishTray();
    const QSignalSpy quit(&stage.around, &ui::Around::quitWanted);

    stage.trigger("trayQuit");
    QCOMPARE(quit.size(), 1); // the program ends everything
    stage.studio.find<QAction>(u"quitAction"_s)->trigger();

    QVERIFY(!stage.studio.window.isVisible());
    QVERIFY(!ui::isInTray(stage.studio.window));
    QVERIFY(!stage.queries.isAttended());
}

void AroundTest::theIconBringsTheWindowBack()
{
    Stage stage;
    stage.wishTray();
    stage.studio.window.close();

    stage.trigger("trayShowWindow");

    QVERIFY(stage.studio.window.isVisible());
    QVERIFY(!ui::isInTray(stage.studio.window));
    QVERIFY(QGuiApplication::quitOnLastWindowClosed());
}

void AroundTest::aTrayThatGoesBringsTheWindowBack()
{
    Stage stage;
    stage.wishTray();
    stage.studio.window.close();

    stage.isTrayThere = false;
    stage.around.tray().look();

    QVERIFY(stage.studio.window.isVisible());
}

void AroundTest::aWishThatGoesBringsTheWindowBack()
{
    Stage stage;
    stage.wishTray();
    stage.studio.window.close();

    stage.around.setWishes({});

    QVERIFY(stage.studio.window.isVisible());
}

void AroundTest::theTrayTellsWhatRuns()
{
    Stage stage;
    stage.wishTray();
    QVERIFY(stage.menu().contains(u"Nothing is running"_s));

    stage.speak(true);
    QVERIFY(stage.menu().contains(u"Tea at five – running"_s));
    stage.speak(false);

    QVERIFY(stage.menu().contains(u"Nothing is running"_s));
}

void AroundTest::theTrayTellsWhoWaits()
{
    Stage stage;
    stage.wishTray();

    Q_EMIT stage.permissions.pendingChanged({pendingWish(u"c1"_s)});
    QVERIFY(stage.menu().contains(u"Tea at five – waiting for you"_s));
    Q_EMIT stage.permissions.pendingChanged({});
    Q_EMIT stage.queries.pendingChanged({allowed(pendingQuery(u"q1"_s, u"camera"_s))}); // nobody is asked

    QVERIFY(stage.menu().contains(u"Nothing is running"_s));
}

void AroundTest::theTrayPausesAndStops()
{
    Stage stage;
    stage.wishTray();
    stage.speak(true);
    stage.studio.rooms.forgetCalls();

    stage.trigger("trayPauseAll");
    stage.trigger("trayPauseRoom");
    stage.trigger("trayStopRoom");

    QCOMPARE(stage.studio.rooms.commands(),
             QStringList({u"transport room_tea pause"_s, u"transport room_tea pause"_s,
                          u"transport room_tea stop"_s}));
}

void AroundTest::aCommandThatFailsIsTold()
{
    Stage stage;
    stage.speak(true);
    const QSignalSpy failed(&stage.around, &ui::Around::failed);

    stage.trigger("trayPauseAll");
    stage.studio.rooms.last().fail({base::ErrorCode::ReadOnly, u"Read-only."_s});

    QTRY_COMPARE(failed.size(), 1);
}

void AroundTest::theTrayTellsWhatTodayCosts()
{
    Stage stage;
    stage.wishTray();
    ports::CostReport report;
    ports::CostSum today;
    today.cost = 370'000'000;
    ports::CostSum earlier;
    earlier.cost = 9'000'000'000;
    report.days = {{QDate::currentDate().addDays(-1), earlier}, {QDate::currentDate(), today}};

    stage.costs.answer(report);

    QTRY_VERIFY(stage.menu().contains(u"Today: 37 ¢"_s));
}

void AroundTest::nobodyAsksForCostsWithoutATray()
{
    Stage stage;

    Q_EMIT stage.costs.costChanged(teaRoom(), {});

    QVERIFY(stage.costs.asked().isEmpty());
}

void AroundTest::readingAloudIsStopped()
{
    Stage stage;
    Q_EMIT stage.voices.speakingChanged(ports::SpokenTurn{teaRoom(), {}, kyoko()});

    stage.trigger("trayStopReading");

    QCOMPARE(stage.voices.stopped, 1);
}

void AroundTest::aRoomOfTheTrayIsShown()
{
    Stage stage;
    stage.wishTray();
    Q_EMIT stage.queries.pendingChanged({pendingQuery(u"q1"_s, u"camera"_s)});
    stage.studio.window.close();
    const QSignalSpy wanted(&stage.around, &ui::Around::roomWanted);

    stage.trigger("trayShowRoom");

    QVERIFY(stage.studio.window.isVisible());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(0).value<base::RoomId>(), teaRoom());
    QCOMPARE(wanted.at(0).at(1).toBool(), true);
}

void AroundTest::requestsOfEachKind_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("words");

    QTest::newRow("camera") << u"camera"_s << u"Kyoko asks for a picture from the camera."_s << QString();
    QTest::newRow("speak") << u"speak"_s << u"Kyoko asks to read a line aloud."_s << QString();
    QTest::newRow("ask") << u"ask"_s << u"Kyoko asks you a question."_s << u"Tea?"_s;
    QTest::newRow("a companion's own word") << u"come here"_s << u"Kyoko asks for something."_s << QString();
}

void AroundTest::requestsOfEachKind()
{
    QFETCH(const QString, type);

    QTEST(ui::requestNotice(type, u"Kyoko"_s), "sentence");
    QTEST(ui::requestWords({u"q1"_s, kyoko(), type, {R"({"question":"Tea?","text":"Tea!"})"}}), "words");
    QCOMPARE(ui::requestWords({u"q1"_s, kyoko(), type, {"not json"}}), QString());
}

void AroundTest::aMinimisedWindowComesToTheFront()
{
    Stage stage;
    stage.studio.window.showMinimized();

    ui::bringToFront(stage.studio.window, u"token-1"_s);

    QVERIFY(!stage.studio.window.isMinimized());
    QVERIFY(stage.studio.window.isVisible());
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), QByteArray("token-1"));
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

SUITE_TEST(QApplication, AroundTest)

} // namespace tst_around

#include "tst_around.moc"
