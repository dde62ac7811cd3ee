// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/around/tray_icon.h"
#include "ui/theme/theme_of.h"
#include "ui/window/translations.h"

#include <QAction>
#include <QDBusConnection>
#include <QSignalSpy>
#include <QSystemTrayIcon>
#include <QTest>
#include <QWidget>

namespace tst_tray_icon {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::TrayIcon;
using ui::TrayMenu;
using ui::TrayNews;

namespace {

TrayNews busy()
{
    return {.rooms = {{teaRoom(), u"Tea & <b>cake</b>"_s, true, false},
                      {base::RoomId(u"room_chess"_s), u"Chess"_s, false, true}},
            .cost = u"12 ¢"_s,
            .isReading = true};
}

QStringList texts(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions())
        texts.append(action->isSeparator() ? u"-"_s : action->text());
    return texts;
}

} // namespace

class TrayIconTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMenuTellsThatNothingRuns();
    void theMenuTellsWhatRunsAndWhatItCosts();
    void theMenuGivesCommands();
    void aMenuOfManyRoomsIsBounded();
    void theMenuFollowsTheLanguage();
    void nothingIsMadeBeforeItIsWanted();
    void withoutATrayThereIsAReason();
    void aTrayThatComesLaterGetsTheIcon();
    void aTrayThatGoesTakesTheIcon();
    void theToolTipNamesNobody();
    void theIconIsMarkedWhileSomethingRunsOrWaits();
    void traysOnTheScreen_data();
    void traysOnTheScreen();
};

void TrayIconTest::theMenuTellsThatNothingRuns()
{
    const TrayMenu menu;

    QCOMPARE(texts(menu),
             QStringList({u"Show window"_s, u"-"_s, u"Nothing is running"_s, u"-"_s, u"Pause all rooms"_s,
                          u"Sto&p reading aloud"_s, u"-"_s, u"&Quit Companion Studio"_s}));
    for (const char *name : {"trayNothing", "trayPauseAll", "trayStopReading"})
        QVERIFY(!menu.findChild<QAction *>(QString::fromLatin1(name))->isEnabled());
}

void TrayIconTest::theMenuTellsWhatRunsAndWhatItCosts()
{
    TrayMenu menu;

    menu.setNews(busy());

    QCOMPARE(texts(menu).mid(2, 3), QStringList({u"Tea && <b>cake</b> – running"_s,
                                                 u"Chess – waiting for you"_s, u"Today: 12 ¢"_s}));
    for (const char *name : {"trayPauseAll", "trayStopReading"})
        QVERIFY(menu.findChild<QAction *>(QString::fromLatin1(name))->isEnabled());
}

void TrayIconTest::theMenuGivesCommands()
{
    TrayMenu menu;
    menu.setNews(busy());
    const QSignalSpy room(&menu, &TrayMenu::roomWanted);
    const QSignalSpy pause(&menu, &TrayMenu::pauseWanted);
    const QSignalSpy stop(&menu, &TrayMenu::stopWanted);
    const QSignalSpy pauseAll(&menu, &TrayMenu::pauseAllWanted);
    const QSignalSpy quiet(&menu, &TrayMenu::stopReadingWanted);
    const QSignalSpy window(&menu, &TrayMenu::windowWanted);
    const QSignalSpy quit(&menu, &TrayMenu::quitWanted);
    const auto *ofRoom = menu.findChild<QMenu *>(u"trayRoom1"_s);
    QVERIFY(ofRoom);

    for (const char *name : {"trayShowRoom", "trayPauseRoom", "trayStopRoom"})
        ofRoom->findChild<QAction *>(QString::fromLatin1(name))->trigger();
    for (const char *name : {"trayPauseAll", "trayStopReading", "trayShowWindow", "trayQuit"})
        menu.findChild<QAction *>(QString::fromLatin1(name))->trigger();

    for (const QSignalSpy *spy : {&room, &pause, &stop}) {
        QCOMPARE(spy->size(), 1);
        QCOMPARE(spy->at(0).at(0).value<base::RoomId>(), teaRoom());
    }
    for (const QSignalSpy *spy : {&pauseAll, &quiet, &window, &quit})
        QCOMPARE(spy->size(), 1);
}

void TrayIconTest::aMenuOfManyRoomsIsBounded()
{
    TrayNews news;
    for (int i = 0; i < 40; ++i)
        news.rooms.append({base::RoomId(QString::number(i)), u"Room "_s + u"x"_s.repeated(300), true, false});
    TrayMenu menu;

    menu.setNews(news);

    QVERIFY(menu.findChild<QMenu *>(u"trayRoom12"_s));
    QVERIFY(!menu.findChild<QMenu *>(u"trayRoom13"_s));
    QCOMPARE(menu.findChild<QAction *>(u"trayMoreRooms"_s)->text(), u"28 more room(s)"_s);
    QVERIFY(menu.findChild<QMenu *>(u"trayRoom1"_s)->title().size() < 60);
}

void TrayIconTest::theMenuFollowsTheLanguage()
{
    QWidget window;
    TrayIcon tray(window);
    ui::Translations translations;

    translations.use(model::Language::Japanese);
    QCoreApplication::processEvents();
    const QString there = tray.menu().findChild<QAction *>(u"trayShowWindow"_s)->text();
    translations.use(model::Language::English);
    QCoreApplication::processEvents();

    QVERIFY(there != u"Show window"_s);
    QCOMPARE(tray.menu().findChild<QAction *>(u"trayShowWindow"_s)->text(), u"Show window"_s);
}

void TrayIconTest::nothingIsMadeBeforeItIsWanted()
{
    QWidget window;
    TrayIcon tray(window);
    int asked = 0;

    tray.setTray([&asked] { return ++asked > 0; });

    QCOMPARE(asked, 0);
    QVERIFY(!tray.isShown());
    QVERIFY(!tray.findChild<QSystemTrayIcon *>());
    QCOMPARE(tray.whyNot(), QString());
}

void TrayIconTest::withoutATrayThereIsAReason()
{
    QWidget window;
    TrayIcon tray(window);
    const QSignalSpy changed(&tray, &TrayIcon::whyNotChanged);
    tray.setWanted(true);

    tray.start(QDBusConnection(u"no such bus"_s)); // and the platform of the tests has no tray

    QVERIFY(!tray.isShown());
    QVERIFY(!tray.whyNot().isEmpty());
    QCOMPARE(changed.size(), 1);
}

void TrayIconTest::aTrayThatComesLaterGetsTheIcon()
{
    QWidget window;
    TrayIcon tray(window);
    bool isThere = false;
    const QSignalSpy shown(&tray, &TrayIcon::shownChanged);
    tray.setTray([&isThere] { return isThere; });
    tray.setWanted(true);
    QVERIFY(!tray.isShown());

    isThere = true;
    tray.look();

    QVERIFY(tray.isShown());
    QCOMPARE(tray.whyNot(), QString());
    QCOMPARE(shown.size(), 1);
    QCOMPARE(tray.findChild<QSystemTrayIcon *>()->contextMenu(), &tray.menu());
}

void TrayIconTest::aTrayThatGoesTakesTheIcon()
{
    QWidget window;
    TrayIcon tray(window);
    bool isThere = true;
    tray.setWanted(true);
    tray.setTray([&isThere] { return isThere; });
    QVERIFY(tray.isShown());
    const QSignalSpy shown(&tray, &TrayIcon::shownChanged);

    isThere = false;
    tray.look();

    QVERIFY(!tray.isShown());
    QCOMPARE(shown.at(0).at(0).toBool(), false);
    QVERIFY(!tray.whyNot().isEmpty());
}

void TrayIconTest::theToolTipNamesNobody()
{
    QWidget window;
    TrayIcon tray(window);
    tray.setWanted(true);
    tray.setTray([] { return true; });

    tray.setNews(busy());

    QCOMPARE(tray.findChild<QSystemTrayIcon *>()->toolTip(),
             u"Companion Studio\n1 room(s) waiting for you · 1 room(s) running · Today: 12 ¢"_s);
}

void TrayIconTest::theIconIsMarkedWhileSomethingRunsOrWaits()
{
    QPixmap plain(64, 64);
    plain.fill(Qt::transparent);
    const QIcon icon(plain);
    const ui::Theme theme = ui::Theme::light();
    TrayNews running = busy();
    running.rooms.removeLast();
    const auto corner = [&theme, &icon](const TrayNews &news) {
        return TrayIcon::markedIcon(icon, news, theme).pixmap(32, 32).toImage().pixelColor(25, 21);
    };

    QCOMPARE(corner({}).alpha(), 0);
    QCOMPARE(corner(running), theme.accent);
    QCOMPARE(corner(busy()), theme.warning);
}

void TrayIconTest::traysOnTheScreen_data()
{
    QTest::addColumn<QString>("platform");
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<bool>("may");

    QTest::newRow("a window manager") << u"xcb"_s << u"i3"_s << true;
    QTest::newRow("no name") << u"xcb"_s << QString() << true;
    QTest::newRow("its tray comes later") << u"xcb"_s << u"ubuntu:GNOME"_s << false;
    QTest::newRow("Cinnamon") << u"xcb"_s << u"X-Cinnamon"_s << false;
    QTest::newRow("Wayland") << u"wayland"_s << u"sway"_s << false;
}

void TrayIconTest::traysOnTheScreen()
{
    QFETCH(const QString, platform);
    QFETCH(const QString, desktop);

    QTEST(TrayIcon::mayDockOnScreen(platform, desktop), "may");
}

SUITE_TEST(QApplication, TrayIconTest)

} // namespace tst_tray_icon

#include "tst_tray_icon.moc"
