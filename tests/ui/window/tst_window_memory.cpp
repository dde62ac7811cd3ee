// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/window_memory.h"

#include <QFile>
#include <QTest>

namespace tst_window_memory {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::FullDisk;
using tests::TemporaryStudio;
using ui::WindowMemory;

class WindowMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenComesBack();
    void anySignComesBack();
    void aFullDiskLeavesTheOldFile();
    void aMissingFileGivesTheDefaults();
    void senselessValuesBecomeTheDefaults();
};

void WindowMemoryTest::whatWasWrittenComesBack()
{
    const TemporaryStudio studio;
    const WindowMemory memory{.geometry = "geometry",
                              .docks = "docks",
                              .room = base::RoomId(u"room_tea"_s),
                              .insightTab = 2,
                              .recentCommands = {u"waitAction"_s, u"quitAction"_s},
                              .seen = {{base::RoomId(u"room_tea"_s), 12}, {base::RoomId(u"room b"_s), 0}}};

    ui::writeWindowMemory(studio.file(u"window.ini"_s), memory);

    QCOMPARE(ui::readWindowMemory(studio.file(u"window.ini"_s)), memory);
}

void WindowMemoryTest::anySignComesBack()
{
    const TemporaryStudio studio;
    QByteArray everyByte;
    for (int byte = 0; byte < 256; ++byte)
        everyByte.append(char(byte)).append('a');
    const WindowMemory memory{.geometry = everyByte,
                              .docks = QByteArray("@ByteArray(\0)", 13),
                              .room = base::RoomId(u"@room \"of\" \\tea, 茶=🍵; %41"_s),
                              .camera = u" leading, trailing "_s,
                              .recentCommands = {u"one, two"_s, u""_s, u"\n3\t"_s}};

    ui::writeWindowMemory(studio.file(u"window.ini"_s), memory);

    QCOMPARE(ui::readWindowMemory(studio.file(u"window.ini"_s)), memory);
}

void WindowMemoryTest::aFullDiskLeavesTheOldFile()
{
    const TemporaryStudio studio;
    const WindowMemory before{.room = base::RoomId(u"room_tea"_s), .insightTab = 1};
    ui::writeWindowMemory(studio.file(u"window.ini"_s), before);

    {
        const FullDisk full(100);
        ui::writeWindowMemory(studio.file(u"window.ini"_s), {.room = base::RoomId(u"room_lab"_s)});
    }

    QCOMPARE(ui::readWindowMemory(studio.file(u"window.ini"_s)), before);
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
    file.write("[window]\ntab=-3\n[rooms]\nseen=tea, room -4, room x\n");
    file.close();

    const WindowMemory memory = ui::readWindowMemory(file.fileName());

    QCOMPARE(memory, WindowMemory());
}

SUITE_TEST(QCoreApplication, WindowMemoryTest)

} // namespace tst_window_memory

#include "tst_window_memory.moc"
