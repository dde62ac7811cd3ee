// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the tray's menu and icons, for people to look at. A desktop draws the menu in its own way.
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/around/tray_icon.h"
#include "ui/theme/theme.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QTest>

namespace make_tray_sheet {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;

class TraySheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data();
    void take();
};

void TraySheet::take_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("dark");

    QTest::newRow("en") << Language::English << false;
    QTest::newRow("ja") << Language::Japanese << true;
    QTest::newRow("zh") << Language::Chinese << false;
}

void TraySheet::take()
{
    QFETCH(const Language, language);
    QFETCH(const bool, dark);
    ui::Translations translations;
    translations.use(language);
    const ui::Theme theme = dark ? ui::Theme::dark() : ui::Theme::light();
    theme.applyTo(*qApp, ui::Translations::locale(language));
    const ui::TrayNews busy{.rooms = {{teaRoom(), u"Tea at five"_s, true, false},
                                      {base::RoomId(u"room_chess"_s), u"将棋の部屋"_s, true, true}},
                            .cost = u"12 ¢"_s,
                            .isReading = true};
    ui::TrayNews running = busy;
    running.rooms.removeLast();
    ui::TrayMenu menu;
    menu.setNews(busy);
    auto *ofRoom = menu.findChild<QMenu *>(u"trayRoom1"_s);
    menu.ensurePolished();
    ofRoom->ensurePolished();
    menu.resize(menu.sizeHint());
    ofRoom->resize(ofRoom->sizeHint());

    QPixmap sheet(menu.width() + ofRoom->width() + 30, menu.height() + 100);
    sheet.fill(theme.window);
    QPainter painter(&sheet);
    painter.drawPixmap(10, 10, menu.grab());
    painter.drawPixmap(menu.width() + 20, 40, ofRoom->grab());
    const QIcon plain(u":/icons/companion-studio.svg"_s);
    int x = 10;
    for (const ui::TrayNews &news : {ui::TrayNews(), running, busy}) {
        for (const int size : {48, 24}) {
            painter.drawPixmap(x, menu.height() + 30,
                               ui::TrayIcon::markedIcon(plain, news, theme).pixmap(size, size));
            x += size + 12;
        }
    }
    painter.end();

    const QDir folder(QStringLiteral(STUDIO_BINARY_DIR "/shots"));
    QVERIFY(folder.mkpath(u"."_s));
    QVERIFY(sheet.save(folder.filePath(u"tray-%1.png"_s.arg(QString::fromUtf8(QTest::currentDataTag())))));
}

SUITE_TEST(QApplication, TraySheet)

} // namespace make_tray_sheet

#include "make_tray_sheet.moc"
