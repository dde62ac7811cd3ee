// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_modes.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

#include <sys/stat.h>

namespace studio::base {

namespace {

/// The umask with which the user started the program; none if it was not changed.
std::optional<mode_t> &startMask()
{
    static std::optional<mode_t> mask;
    return mask;
}

/// umask() can only be read by changing it, which would affect other threads.
mode_t maskNow()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> lines = status.readAll().split('\n');
        for (const QByteArray &line : lines) {
            if (line.startsWith("Umask:"))
                return mode_t(line.sliced(6).trimmed().toUInt(nullptr, 8));
        }
    }
    return 077;
}

} // namespace

void keepFilesPrivate() { startMask() = ::umask(077); }

unsigned usualFileMode() { return 0666U & ~(startMask() ? *startMask() : maskNow()); }

void makeUsual(const QFileDevice &file, const QString &path)
{
    if (!QFileInfo::exists(path))
        (void)::fchmod(file.handle(), mode_t(usualFileMode())); // some file systems have no modes
}

} // namespace studio::base
