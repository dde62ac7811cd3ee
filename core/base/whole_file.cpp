// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/whole_file.h"

#include "core/base/file_modes.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace studio::base {

namespace {

#ifdef Q_OS_UNIX

/// Some file systems and devices do not support syncing; that is no failure.
bool cannotSync(int error)
{
    return error == EINVAL || error == ENOSYS || error == ENOTSUP || error == EROFS;
}

/// 0, or the system's error number.
int syncNow(int handle)
{
    int result = 0;
    do {
        result = ::fsync(handle);
    } while (result != 0 && errno == EINTR);
    return result == 0 || cannotSync(errno) ? 0 : errno;
}

std::optional<QString> syncToDisk(const QSaveFile &file)
{
    const int error = syncNow(file.handle());
    return error == 0 ? std::nullopt : std::optional(QString::fromLocal8Bit(std::strerror(error)));
}

#else

std::optional<QString> syncToDisk(const QSaveFile &) { return std::nullopt; }

#endif

} // namespace

void syncFolderOf([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_UNIX
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    (void)syncNow(handle);
    ::close(handle);
#endif
}

std::optional<QString> putInPlace(QSaveFile &file)
{
    std::optional<QString> trouble;
    if (!file.flush() || file.error() != QFileDevice::NoError)
        trouble = file.errorString();
    else
        trouble = syncToDisk(file);
    if (trouble) {
        file.cancelWriting();
        (void)file.commit(); // removes the temporary file
        return trouble;
    }
    if (!file.commit())
        return file.errorString();
    syncFolderOf(file.fileName());
    return std::nullopt;
}

std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes, Readers readers)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    if (readers == Readers::AsIsUsual)
        makeUsual(file, path);
    if (file.write(bytes) == bytes.size())
        return putInPlace(file);
    const QString trouble = file.errorString();
    file.cancelWriting();
    return trouble; // the temporary file is removed with `file`
}

} // namespace studio::base
