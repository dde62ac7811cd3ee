// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opened_files.h"

#include <QFile>
#include <QFileInfo>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kHead = 256; // an exported room begins with its format

bool isTalk(const QString &name)
{
    static const QStringList talks{u"jsonl"_s, u"cassette"_s, u"txt"_s, u"md"_s,
                                   u"log"_s,   u"html"_s,     u"htm"_s};
    const QFileInfo info(name);
    if (talks.contains(info.suffix().toLower()))
        return true;
    QFile file(name);
    // A pipe would be waited for.
    return info.isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(kHead).contains("\"companion-studio-room\"");
}

} // namespace

OpenedFiles sortOpenedFiles(const QStringList &files)
{
    OpenedFiles sorted;
    for (const QString &file : files)
        (isTalk(file) ? sorted.talks : sorted.cards).append(file);
    return sorted;
}

} // namespace studio::app
