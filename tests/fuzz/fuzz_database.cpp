// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/doctor.h"
#include "tests/fuzz/mutation.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>

// A database of a stranger, restored: it is taken or refused, and what was taken can be checked and opens no
// door.
using namespace studio;

namespace {

/// In memory where there is such a place: thousands of files are written.
QString parentFolder()
{
    return QFile::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm") : QDir::tempPath();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    QTemporaryDir folder(parentFolder() + QStringLiteral("/fuzz-database-XXXXXX"));
    fuzz::mustHold(folder.isValid());
    QFile backup(folder.filePath(QStringLiteral("backup.db")));
    fuzz::mustHold(backup.open(QIODevice::WriteOnly));
    fuzz::mustHold(backup.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size));
    backup.close();
    const QString house = folder.filePath(QStringLiteral("house"));

    const auto restored = store::restoreFolder(house, backup.fileName());

    fuzz::mustHold(restored || !restored.error().text.isEmpty());
    if (restored)
        (void)store::checkFolder(house);
    return 0;
}
