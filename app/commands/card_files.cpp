// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/card_files.h"

#include "core/persona/card/card_archive.h"

#include <QDirIterator>
#include <QFileInfo>

namespace studio::app {

using namespace Qt::StringLiterals;

namespace {

/// Cards are recognised by their content; in a folder, file names only decide which files are worth reading.
QStringList cardsIn(const QString &folder)
{
    QStringList files;
    QDirIterator entries(folder,
                         {u"*.json"_s, u"*.png"_s, u"*.charx"_s, u"*.jpg"_s, u"*.jpeg"_s, u"*.webp"_s,
                          u"*.byaf"_s, u"*.yaml"_s, u"*.yml"_s},
                         QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(entries.next());
    files.sort();
    return files;
}

} // namespace

QStringList cardFilesIn(const QStringList &filesAndFolders, const QString &folder)
{
    QStringList files;
    for (const QString &name : filesAndFolders) {
        const QStringList inside =
            QFileInfo(name).isDir() ? cardsIn(name) : persona::unpackBundle(name, folder);
        files.append(inside.isEmpty() ? QStringList(name) : inside);
    }
    return files;
}

} // namespace studio::app
