// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/import_files.h"

#include "core/persona/limits.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct ImportFiles
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ImportFiles)
};

const QStringList &endings()
{
    static const QStringList list{u"*.json"_s, u"*.png"_s, u"*.charx"_s, u"*.jpg"_s, u"*.jpeg"_s};
    return list;
}

/// Neither hidden ones nor links: QDirIterator follows none unless it is told to, and leaves hidden ones out.
QList<ImportFile> filesBelow(const QString &folder, qsizetype most, const StopFlag &stop)
{
    QList<ImportFile> files;
    const QDir top(folder);
    const QString name = QFileInfo(folder).fileName();
    QDirIterator found(folder, endings(), QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (found.hasNext() && files.size() <= most && !*stop) {
        const QString path = found.next();
        files.append({path, name + u'/' + top.relativeFilePath(path)});
    }
    std::sort(files.begin(), files.end(),
              [](const ImportFile &a, const ImportFile &b) { return a.path < b.path; });
    return files;
}

base::Result<ImportBytes> refused(base::ErrorCode code, const QString &text)
{
    return base::failure(code, text);
}

} // namespace

FoundFiles findImports(const QStringList &paths, const StopFlag &stop)
{
    FoundFiles found;
    QSet<QString> seen;
    const auto add = [&](const ImportFile &file) {
        if (found.files.size() >= kMostImports) {
            found.areTooMany = true;
        } else if (!seen.contains(file.path)) {
            seen.insert(file.path);
            found.files.append(file);
        }
    };
    for (const QString &path : paths) {
        const QFileInfo info(QDir::cleanPath(path));
        if (!info.isDir()) {
            add({info.filePath(), info.fileName()});
            continue;
        }
        for (const ImportFile &file : filesBelow(info.filePath(), kMostImports, stop))
            add(file);
    }
    return found;
}

base::Result<ImportBytes> readImport(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return refused(base::ErrorCode::NotFound, ImportFiles::tr("The file is not there any more."));
    if (!info.isFile()) // a pipe would never end
        return refused(base::ErrorCode::InvalidInput,
                       ImportFiles::tr("This is not a file that can be read."));
    const auto tooLarge = [] {
        return refused(base::ErrorCode::InvalidInput,
                       ImportFiles::tr("The file is larger than %L1 MB, too large for a companion.")
                           .arg(persona::kLargestFile / (1024 * 1024)));
    };
    if (info.size() > persona::kLargestFile)
        return tooLarge();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(base::ErrorCode::InvalidInput, ImportFiles::tr("The file may not be read."));
    ImportBytes read{file.read(persona::kLargestFile + 1), {}};
    if (read.bytes.size() > persona::kLargestFile)
        return tooLarge();
    read.hash = QString::fromLatin1(QCryptographicHash::hash(read.bytes, QCryptographicHash::Sha256).toHex());
    return read;
}

} // namespace studio::ui
