// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/copied_memory.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cstring>

#include <sys/mman.h>

namespace tst_copied_memory {

using studio::camera::copiedMemory;

class CopiedMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereIsCopied();
    void whatIsGoneIsEmpty();
    void whatIsGoneInPartIsEmpty();
    void nothingIsEmpty();

private:
    static constexpr qsizetype kPage = 4096;

    [[nodiscard]] static char *twoPages()
    {
        void *memory = mmap(nullptr, 2 * kPage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            return nullptr;
        std::memset(memory, 'x', 2 * kPage);
        return static_cast<char *>(memory);
    }
};

void CopiedMemoryTest::whatIsThereIsCopied()
{
    char *memory = twoPages();
    QVERIFY(memory);

    const QByteArray copy = copiedMemory(memory, 2 * kPage);
    munmap(memory, 2 * kPage);

    QCOMPARE(copy, QByteArray(2 * kPage, 'x'));
}

void CopiedMemoryTest::whatIsGoneIsEmpty()
{
    char *memory = twoPages();
    QVERIFY(memory);
    munmap(memory, 2 * kPage);

    QVERIFY(copiedMemory(memory, 2 * kPage).isEmpty());
}

void CopiedMemoryTest::whatIsGoneInPartIsEmpty()
{
    char *memory = twoPages();
    QVERIFY(memory);
    munmap(memory + kPage, kPage);

    QVERIFY(copiedMemory(memory, 2 * kPage).isEmpty());
    QCOMPARE(copiedMemory(memory, kPage).size(), kPage);
    munmap(memory, kPage);
}

void CopiedMemoryTest::nothingIsEmpty()
{
    QVERIFY(copiedMemory(nullptr, kPage).isEmpty());
    QVERIFY(copiedMemory(this, 0).isEmpty());
}

SUITE_TEST(QCoreApplication, CopiedMemoryTest)

} // namespace tst_copied_memory

#include "tst_copied_memory.moc"
