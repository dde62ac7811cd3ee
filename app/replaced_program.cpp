// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replaced_program.h"

#include <QByteArray>
#include <QDir>
#include <QLockFile>
#include <QSysInfo>

#include <array>

#include <unistd.h>

namespace studio::app {

using namespace Qt::StringLiterals;

bool isOpenInReplacedProgram(const QString &folder)
{
    qint64 process = 0;
    QString host;
    QString name;
    const QLockFile lock(QDir(folder).filePath(u"studio.lock"_s));
    if (!lock.getLockInfo(&process, &host, &name) || host != QSysInfo::machineHostName())
        return false;
    // By the system call: QFile::symLinkTarget() makes a path of it, which ends differently.
    const QByteArray link = "/proc/" + QByteArray::number(process) + "/exe";
    std::array<char, 4096> target{};
    const ssize_t length = readlink(link.constData(), target.data(), target.size());
    return length > 0 && QByteArray(target.data(), length).endsWith(" (deleted)");
}

} // namespace studio::app
