// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/private_files.h"

#include "core/store/upkeep/backups.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <optional>

#include <sys/stat.h>
#include <unistd.h>

namespace studio::store {

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t kOthers = 077;

/// The mode of this user's own file or folder; links are not followed.
std::optional<mode_t> ownMode(const QByteArray &path)
{
    struct stat facts
    {
    };
    const bool isOwn = ::lstat(path.constData(), &facts) == 0 && facts.st_uid == ::geteuid() &&
                       (S_ISREG(facts.st_mode) || S_ISDIR(facts.st_mode));
    return isOwn ? std::optional(facts.st_mode) : std::nullopt;
}

/// True if others had access.
bool closeToOthers(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const std::optional<mode_t> mode = ownMode(name);
    if (!mode || (*mode & kOthers) == 0 || (*mode & S_ISVTX) != 0)
        return false;
    return ::chmod(name.constData(), *mode & 07777 & ~kOthers) == 0;
}

} // namespace

bool makePrivate(const QString &folder)
{
    const bool hadTalks = QFile::exists(databaseIn(folder));
    const bool wasOpen = closeToOthers(folder);
    bool couldBeRead = false;
    QDirIterator own(folder, {u"studio.*"_s, u"window.ini*"_s}, QDir::Files | QDir::Hidden);
    while (own.hasNext())
        couldBeRead = closeToOthers(own.next()) || couldBeRead;
    for (const QString &inner : QStringList{backupsFolder(folder), folder + u"/cassettes"_s}) {
        closeToOthers(inner);
        QDirIterator files(inner, QDir::Files | QDir::Hidden);
        while (files.hasNext())
            couldBeRead = closeToOthers(files.next()) || couldBeRead;
    }
    return hadTalks && wasOpen && couldBeRead;
}

} // namespace studio::store
