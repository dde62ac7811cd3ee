// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/durable_file.h"

#include "core/store/store_words.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;

namespace {

Error trouble(const QString &path)
{
    return {ErrorCode::Storage, StoreWords::tr("The file %1 could not be written.").arg(path),
            QString::fromLocal8Bit(std::strerror(errno))};
}

std::optional<Error> sync(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (file < 0)
        return trouble(path);
    const bool isSynced = ::fsync(file) == 0;
    const auto error = isSynced ? std::nullopt : std::optional(trouble(path));
    ::close(file);
    return error;
}

const QStringList &suffixes()
{
    static const QStringList list{QString(), u"-wal"_s, u"-shm"_s};
    return list;
}

} // namespace

std::optional<Error> putInPlace(const QString &finished, const QString &place)
{
    if (const auto error = sync(finished, O_RDWR))
        return error;
    if (std::rename(QFile::encodeName(finished).constData(), QFile::encodeName(place).constData()) != 0)
        return trouble(place);
    return sync(QFileInfo(place).absolutePath(), O_RDONLY | O_DIRECTORY);
}

QString asideName(const QString &file, const QString &why)
{
    const QString name =
        file + u'.' + why + u'-' + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
    QString free = name;
    for (int number = 2; QFile::exists(free); ++number)
        free = name + u'-' + QString::number(number);
    return free;
}

std::optional<Error> moveDatabase(const QString &from, const QString &to)
{
    dropEmptyJournal(from);
    QStringList moved;
    for (const QString &suffix : suffixes()) {
        if (!QFile::exists(from + suffix))
            continue;
        if (!QFile::rename(from + suffix, to + suffix)) {
            for (const QString &back : std::as_const(moved))
                QFile::rename(to + back, from + back);
            return Error{ErrorCode::Storage, StoreWords::tr("The file %1 could not be moved.").arg(from), to};
        }
        moved.append(suffix);
    }
    return sync(QFileInfo(to).absolutePath(), O_RDONLY | O_DIRECTORY);
}

void dropEmptyJournal(const QString &database)
{
    if (QFileInfo(database + u"-wal"_s).size() > 0)
        return;
    QFile::remove(database + u"-wal"_s);
    QFile::remove(database + u"-shm"_s);
}

} // namespace studio::store
