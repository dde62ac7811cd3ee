// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/avatar/avatars.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/stage/stage_view.h"
#include "ui/window/insight_dock.h"
#include "ui/window/live_signs.h"
#include "ui/window/screen_fit.h"
#include "ui/window/top_bar.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QTabBar>
#include <QWheelEvent>

namespace tst_window_layouts {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::StageMode;

namespace {

QDockWidget *floorDock(StudioWindow &studio) { return studio.find<QDockWidget>(u"floorDock"_s); }
StageMode stageMode(StudioWindow &studio) { return studio.find<ui::StageView>(u"stage"_s)->mode(); }
void trigger(StudioWindow &studio, const QString &action) { studio.find<QAction>(action)->trigger(); }

/// Larger text, as from the desktop, while it lives.
class Zoomed
{
public:
    explicit Zoomed(double zoom)
        : m_before(QApplication::font())
    {
        QFont font = m_before;
        font.setPointSizeF(font.pointSizeF() * zoom);
        QApplication::setFont(font);
    }
    ~Zoomed() { QApplication::setFont(m_before); }

private:
    QFont m_before;
};

} // namespace

class WindowLayoutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void authorShowsEverything()
    {
        StudioWindow studio;
        studio.open();

        for (const QString &dock : {u"roomsDock"_s, u"companionsDock"_s, u"floorDock"_s})
            QVERIFY(studio.find<QDockWidget>(dock)->isVisible());
        QCOMPARE(stageMode(studio), StageMode::Row);
    }

    void liveHasALargeStageAndNoFloor()
    {
        StudioWindow studio;
        studio.open();

        trigger(studio, u"layoutAction1"_s);

        QVERIFY(!floorDock(studio)->isVisible());
        QCOMPARE(stageMode(studio), StageMode::Large);
        QTRY_VERIFY(studio.find<QWidget>(u"stage"_s)->height() >
                    studio.find<QWidget>(u"transcript"_s)->height());
    }

    void logShowsTheTimelineAndNoStage()
    {
        StudioWindow studio;
        studio.open();

        trigger(studio, u"layoutAction2"_s);

        QVERIFY(studio.find<QWidget>(u"timelinePanel"_s)->isVisible());
        QVERIFY(!studio.find<QWidget>(u"stage"_s)->isVisible());
        QTRY_VERIFY(floorDock(studio)->width() > studio.window.width() * 2 / 5);
    }

    void resetPutsEverythingBack()
    {
        StudioWindow studio;
        studio.open();
        auto *rooms = studio.find<QDockWidget>(u"roomsDock"_s);
        rooms->setFloating(true);
        floorDock(studio)->hide();

        trigger(studio, u"resetLayoutAction"_s);

        QVERIFY(!rooms->isFloating());
        QVERIFY(floorDock(studio)->isVisible());
    }

    void layoutAndPageComeBackAfterARestart()
    {
        StudioWindow studio;
        studio.open();
        trigger(studio, u"layoutAction2"_s);
        trigger(studio, u"showEventsAction"_s);
        studio.window.close();

        const ui::MainWindow next(studio.rooms, studio.personas, studio.drafts, studio.translations,
                                  {studio.folder.file(u"window.ini"_s)});

        QVERIFY(next.findChild<QAction *>(u"layoutAction2"_s)->isChecked());
        QCOMPARE(next.findChild<QTabBar *>(u"insightTabs"_s)->currentIndex(), 2);
        QCOMPARE(next.findChild<ui::StageView *>(u"stage"_s)->isHidden(), true);
    }

    void aNarrowWindowHasAStrip()
    {
        StudioWindow studio;
        studio.open();

        studio.window.resize(1000, 700);
        QTRY_COMPARE(stageMode(studio), StageMode::Strip);
        studio.window.resize(1280, 800);

        QTRY_COMPARE(stageMode(studio), StageMode::Row);
    }

    void panelsGiveWayToTheTalk_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("hasRooms");
        QTest::addColumn<bool>("hasFloor");
        QTest::newRow("usual") << QSize(1280, 800) << 1.0 << true << true;
        QTest::newRow("200 %") << QSize(1280, 800) << 2.0 << false << true;
        QTest::newRow("300 %") << QSize(1280, 800) << 3.0 << false << false;
        QTest::newRow("small") << QSize(640, 520) << 1.0 << false << false;
        QTest::newRow("4K, 200 %") << QSize(3840, 2160) << 2.0 << true << true;
    }

    void panelsGiveWayToTheTalk()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, zoom);
        QFETCH(const bool, hasRooms);
        QFETCH(const bool, hasFloor);
        StudioWindow studio;
        studio.open();
        studio.window.resize(size);
        const Zoomed zoomed(zoom);

        QTRY_COMPARE(studio.find<QDockWidget>(u"roomsDock"_s)->isVisible(), hasRooms);
        QTRY_COMPARE(floorDock(studio)->isVisible(), hasFloor);
        QCOMPARE(studio.window.size(), size); // whatever its text needs
        const auto *transcript = studio.find<QWidget>(u"transcript"_s);
        const int line =
            transcript->fontMetrics().horizontalAdvance(u"a wordly line of forty-five letters, as it is"_s);
        QTRY_VERIFY2(transcript->width() >= std::min(line, size.width()),
                     QByteArray::number(transcript->width()));
    }

    void aPanelThatGaveWayOpensAlone()
    {
        StudioWindow studio;
        studio.open();
        auto *rooms = studio.find<QDockWidget>(u"roomsDock"_s);
        studio.window.resize(640, 520);
        QTRY_VERIFY(!floorDock(studio)->isVisible() && !rooms->isVisible());

        trigger(studio, u"showFloorAction"_s);
        QTRY_VERIFY(floorDock(studio)->isVisible());
        rooms->toggleViewAction()->trigger();
        QTRY_VERIFY(rooms->isVisible());
        QVERIFY(!floorDock(studio)->isVisible());
        rooms->close();
        studio.window.resize(1280, 800);

        QTRY_VERIFY(rooms->isVisible() && floorDock(studio)->isVisible());
    }

    void whatTheUserHidStaysHidden()
    {
        StudioWindow studio;
        studio.open();
        floorDock(studio)->close();
        studio.window.resize(500, 500);
        auto *rooms = studio.find<QDockWidget>(u"roomsDock"_s);
        QTRY_VERIFY(!rooms->isVisible());

        studio.window.resize(1280, 800);

        QTRY_VERIFY(rooms->isVisible());
        QVERIFY(!floorDock(studio)->isVisible());
    }

    void aLargerTextLeavesNoTrace()
    {
        StudioWindow studio;
        studio.open();
        studio.window.resize(1280, 800);
        auto *rooms = studio.find<QDockWidget>(u"roomsDock"_s);
        QCoreApplication::processEvents();
        const QSize size = studio.window.size();
        const int left = rooms->width();
        const int right = floorDock(studio)->width();

        for (int click = 0; click < 11; ++click) {
            trigger(studio, u"zoomInAction"_s);
            QCoreApplication::processEvents();
        }
        QVERIFY(!rooms->isVisible());
        trigger(studio, u"zoomResetAction"_s);

        QTRY_VERIFY(rooms->isVisible());
        QCOMPARE(studio.window.size(), size);
        QTRY_COMPARE(rooms->width(), left);
        QTRY_COMPARE(floorDock(studio)->width(), right);
    }

    void panelsThatGaveWayComeBackAfterARestart()
    {
        StudioWindow studio;
        studio.open();
        studio.window.resize(640, 520);
        QTRY_VERIFY(!floorDock(studio)->isVisible());
        studio.window.close();

        const ui::MainWindow next(studio.rooms, studio.personas, studio.drafts, studio.translations,
                                  {studio.folder.file(u"window.ini"_s)});

        QVERIFY(!next.findChild<QDockWidget *>(u"floorDock"_s)->isHidden());
        QVERIFY(!next.findChild<QDockWidget *>(u"roomsDock"_s)->isHidden());
    }

    void aFloatingPanelComesBackFromAScreenThatIsGone()
    {
        StudioWindow studio;
        studio.open();
        auto *rooms = studio.find<QDockWidget>(u"roomsDock"_s);
        rooms->setFloating(true);
        rooms->setGeometry(-4000, -3000, 240, 300); // where a second screen was

        Q_EMIT qGuiApp->screenRemoved(QGuiApplication::primaryScreen());

        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        QTRY_VERIFY(screen.contains(rooms->geometry()));
    }

    void windowsFitTheScreens_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("fitted");
        QTest::newRow("on the screen") << QRect(10, 10, 300, 200) << QRect(10, 10, 300, 200);
        QTest::newRow("partly off, still to be grasped")
            << QRect(1850, 10, 300, 200) << QRect(1850, 10, 300, 200);
        QTest::newRow("head above the screen") << QRect(10, -100, 300, 200) << QRect(10, 0, 300, 200);
        QTest::newRow("far to the left") << QRect(-5000, 500, 300, 200) << QRect(0, 500, 300, 200);
        QTest::newRow("larger than any screen")
            << QRect(9000, 9000, 5000, 4000) << QRect(1920, 0, 1280, 1024);
    }
    void windowsFitTheScreens()
    {
        QFETCH(QRect, wanted);
        QFETCH(QRect, fitted);

        QCOMPARE(ui::fittedToScreens(wanted, {QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)}), fitted);
        QCOMPARE(ui::fittedToScreens(wanted, {}), wanted);
    }
    void aFirstWindowLeavesRoomForItsFrame()
    {
        const QSize wanted(1280, 800);
        QCOMPARE(ui::fittedWithFrame(wanted, {1920, 1080}), wanted);
        const QSize small = ui::fittedWithFrame(wanted, {1280, 800});
        QVERIFY(small.width() < 1280 && small.width() >= 1240);
        QVERIFY(small.height() <= 760 && small.height() >= 720);
    }

    void altAndANumberGiveTheWord()
    {
        StudioWindow studio;
        studio.open();

        studio.key(Qt::Key_2, Qt::AltModifier);

        QCOMPARE(studio.rooms.commands(), QStringList({u"cue room_tea companion_natsumi"_s}));
    }

    void shiftF6GoesTheOtherWay()
    {
        StudioWindow studio;
        studio.open(); // the composer has the focus

        studio.key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(studio.find<QWidget>(u"transcript"_s)->hasFocus());
        studio.key(Qt::Key_F6, Qt::ShiftModifier);

        QVERIFY(studio.find<QWidget>(u"stage"_s)->isAncestorOf(QApplication::focusWidget()));
    }

    void ctrlAndTheWheelZoom()
    {
        StudioWindow studio;
        studio.open();
        const double before = QApplication::font().pointSizeF();

        QWheelEvent up(QPointF(5, 5), studio.window.mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton,
                       Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&studio.window, &up);
        QVERIFY(QApplication::font().pointSizeF() > before);
        studio.key(Qt::Key_0, Qt::ControlModifier);

        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void thePaletteDoesWhatTheMenusDo()
    {
        StudioWindow studio;
        studio.open();

        studio.key(Qt::Key_K, Qt::ControlModifier);
        auto *input = studio.find<QLineEdit>(u"paletteInput"_s);
        QCOMPARE(QApplication::focusWidget(), input);
        QTest::keyClicks(input, u"give natsumi"_s);
        QTest::keyClick(input, Qt::Key_Return);

        QCOMPARE(studio.rooms.commands(), QStringList({u"cue room_tea companion_natsumi"_s}));
        QVERIFY(studio.find<QWidget>(u"composer"_s)->isAncestorOf(QApplication::focusWidget()));
    }

    void escapeClosesThePaletteAndStopsNobody()
    {
        StudioWindow studio;
        ports::FloorView speaking = quietFloor();
        speaking.rows[0].speaking = true;
        studio.open(speaking);

        studio.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(studio.find<QWidget>(u"commandPalette"_s)->isVisible());
        studio.key(Qt::Key_Escape);
        QVERIFY(!studio.find<QWidget>(u"commandPalette"_s)->isVisible());
        QVERIFY(studio.rooms.calls().isEmpty());
        studio.key(Qt::Key_Escape);

        QCOMPARE(studio.rooms.commands(), QStringList({u"transport room_tea stop"_s}));
    }

    void thePaletteFindsEveryAct()
    {
        StudioWindow studio;
        studio.open();
        studio.key(Qt::Key_K, Qt::ControlModifier);
        const QAbstractItemModel *found = studio.find<QListView>(u"paletteList"_s)->model();
        QStringList titles;
        for (int row = 0; row < found->rowCount(); ++row)
            titles.append(found->index(row, 0).data().toString());

        for (const QString &title :
             {u"New room…"_s, u"Give Kyoko the floor"_s, u"Mute Aya"_s, u"Pause"_s, u"Theme: High contrast"_s,
              u"Language: 日本語"_s, u"Layout: Live: large stage"_s, u"Show the rooms"_s,
              u"Go to the room “Tea at five”"_s, u"Motion: Reduce motion"_s})
            QVERIFY2(titles.contains(title), qPrintable(title + u" is not in\n"_s + titles.join(u'\n')));
    }

    void aRowOfTheTimelineShowsItsDecision()
    {
        StudioWindow studio;
        studio.open();
        studio.key(Qt::Key_2, Qt::ControlModifier);
        model::Decided decided;
        decided.decision.winner = kyoko();
        decided.decision.rule = model::Rule::Speak;
        decided.decision.candidates = {{.id = kyoko(), .state = model::VoteState::Speak, .importance = 7}};
        studio.rooms.commandOf(u"events"_s)
            .answer<QList<model::Envelope>>(
                {eventAt(4, decided), eventAt(5, posted(0, kyoko(), u"Welcome!"_s))});
        auto *list = studio.find<QListView>(u"timelineList"_s);
        QCOMPARE(list->model()->rowCount(), 2);

        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Return);

        QVERIFY(studio.find<ui::FloorPanel>(u"floorPanel"_s)->isPast());
    }

    void nothingIsReadForTabsThatNobodyOpened()
    {
        StudioWindow studio;
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Hi"_s)}, quietFloor()));
        QVERIFY(QTest::qWaitForWindowActive(&studio.window));

        QVERIFY(!studio.rooms.has(u"events"_s));
        studio.key(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(studio.rooms.has(u"events"_s));
    }

    void whatHappenedBeforeTheTabWasOpenedComesToo()
    {
        StudioWindow studio;
        studio.open();
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(6, posted(1, aya(), u"Now"_s))}, quietFloor());

        studio.key(Qt::Key_3, Qt::ControlModifier);
        studio.rooms.commandOf(u"events"_s)
            .answer<QList<model::Envelope>>({eventAt(5, posted(0, kyoko(), u"Before"_s))});

        const QAbstractItemModel *events = studio.find<QListView>(u"eventList"_s)->model();
        QCOMPARE(events->rowCount(), 2);
        QCOMPARE(events->index(1, 0).data().toString(), u"Kyoko: Before"_s);
    }

    void tabsAreWholeInAnotherLanguage()
    {
        StudioWindow studio;
        studio.open();
        const auto *tabs = studio.find<QTabBar>(u"insightTabs"_s);

        trigger(studio, u"languageAction1"_s);
        QTRY_COMPARE(tabs->width(), tabs->sizeHint().width());
        trigger(studio, u"languageAction0"_s);

        QTRY_COMPARE(tabs->width(), tabs->sizeHint().width());
    }

    void liveSignsAreThereOnlyWhileLive()
    {
        StudioWindow studio;
        studio.open();
        auto *bar = studio.find<ui::TopBar>(u"topBar"_s);
        QVERIFY(!studio.find<QWidget>(u"cameraSign"_s)->isVisible());

        bar->signs().show(ui::LiveSigns::Sign::Camera, u"camera"_s, u"Kyoko looks through the camera"_s);
        QVERIFY(studio.find<QWidget>(u"cameraSign"_s)->isVisible());
        QCOMPARE(studio.find<QWidget>(u"cameraSign"_s)->accessibleName(), u"camera"_s);
        bar->signs().show(ui::LiveSigns::Sign::Camera, {});

        QVERIFY(!studio.find<QWidget>(u"cameraSign"_s)->isVisible());
    }

    void shortcutsStandInToolTips()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(studio.find<QWidget>(u"searchButton"_s)->toolTip().contains(u"Ctrl+F"_s));
        QVERIFY(studio.find<QWidget>(u"paletteButton"_s)->toolTip().contains(u"Ctrl+K"_s));
    }
};

SUITE_TEST(QApplication, WindowLayoutsTest)

} // namespace tst_window_layouts

#include "tst_window_layouts.moc"
