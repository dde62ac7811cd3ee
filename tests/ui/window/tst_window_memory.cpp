// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temporary_studio.h"
#include "ui/window/window_memory.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace studio;
using tests::TemporaryStudio;
using ui::ThemeChoice;
using ui::WindowMemory;

class WindowMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenComesBack();
    void aMissingFileGivesTheDefaults();
    void senselessValuesBecomeTheDefaults();
};

void WindowMemoryTest::whatWasWrittenComesBack()
{
    const TemporaryStudio studio;
    const WindowMemory memory{.geometry = "geometry",
                              .docks = "docks",
                              .room = base::RoomId(u"room_tea"_s),
                              .layout = ui::LayoutChoice::Log,
                              .insightTab = 2,
                              .theme = ThemeChoice::HighContrast,
                              .motion = ui::MotionChoice::Reduced,
                              .zoom = 1.5,
                              .language = u"ja"_s,
                              .recentCommands = {u"waitAction"_s, u"quitAction"_s}};

    ui::writeWindowMemory(studio.file(u"window.ini"_s), memory);

    QCOMPARE(ui::readWindowMemory(studio.file(u"window.ini"_s)), memory);
}

void WindowMemoryTest::aMissingFileGivesTheDefaults()
{
    const TemporaryStudio studio;

    QCOMPARE(ui::readWindowMemory(studio.file(u"none.ini"_s)), WindowMemory());
}

void WindowMemoryTest::senselessValuesBecomeTheDefaults()
{
    const TemporaryStudio studio;
    QFile file(studio.file(u"window.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[look]\ntheme=purple\nzoom=-7\nmotion=9\n[window]\nlayout=upside-down\ntab=-3\n");
    file.close();

    const WindowMemory memory = ui::readWindowMemory(file.fileName());

    QCOMPARE(memory, WindowMemory());
}

QTEST_GUILESS_MAIN(WindowMemoryTest)
#include "tst_window_memory.moc"
