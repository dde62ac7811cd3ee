// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_files.h"

#include "core/persona/limits.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;

namespace {

struct CardFiles
{
    Q_DECLARE_TR_FUNCTIONS(CardFiles)
};

tl::unexpected<base::Error> unreadable(const QString &text, const QString &name)
{
    return base::failure(ErrorCode::InvalidInput, text, name);
}

/// Cards are told by what they hold; their names only say what is worth a look in a folder of everything.
QStringList cardsIn(const QString &folder)
{
    QStringList files;
    QDirIterator entries(folder, {u"*.json"_s, u"*.png"_s, u"*.charx"_s, u"*.jpg"_s, u"*.jpeg"_s},
                         QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(entries.next());
    files.sort();
    return files;
}

} // namespace

QStringList cardFilesIn(const QStringList &filesAndFolders)
{
    QStringList files;
    for (const QString &name : filesAndFolders) {
        const QStringList inside = QFileInfo(name).isDir() ? cardsIn(name) : QStringList();
        files.append(inside.isEmpty() ? QStringList(name) : inside);
    }
    return files;
}

base::Result<QByteArray> readCardFile(const QString &name)
{
    const QFileInfo info(name);
    if (info.isDir())
        return unreadable(CardFiles::tr("There is no card in this folder."), name);
    if (info.exists() && !info.isFile())
        return unreadable(CardFiles::tr("This is not a file."), name);
    if (info.size() > persona::kLargestFile) {
        //: %1 is a number of megabytes
        return unreadable(CardFiles::tr("The file is larger than %L1 MB, more than any companion needs.")
                              .arg(persona::kLargestFile / (1024 * 1024)),
                          name);
    }
    QFile file(name);
    //: %1 is what the system says about it
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(CardFiles::tr("It cannot be read: %1.").arg(file.errorString()), name);
    QByteArray bytes = file.read(info.size());
    if (file.error() != QFileDevice::NoError)
        return unreadable(CardFiles::tr("It cannot be read: %1.").arg(file.errorString()), name);
    return bytes;
}

} // namespace studio::app
