// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_files.h"

#include "core/persona/card/card_archive.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

const QStringList &endings()
{
    static const QStringList list{u"*.json"_s, u"*.png"_s,  u"*.charx"_s, u"*.jpg"_s, u"*.jpeg"_s,
                                  u"*.webp"_s, u"*.byaf"_s, u"*.yaml"_s,  u"*.yml"_s};
    return list;
}

/// No hidden files and no links: QDirIterator skips both unless a flag says otherwise.
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

/// The file itself; for a zip of cards, each card in it.
QList<ImportFile> cardsOf(const QFileInfo &info, FoundFiles &found)
{
    const QList<ImportFile> itself{{info.filePath(), info.fileName()}};
    if (info.suffix().compare("zip"_L1, Qt::CaseInsensitive) != 0)
        return itself;
    auto folder = std::make_shared<QTemporaryDir>();
    QList<ImportFile> cards;
    for (const QString &card : persona::unpackBundle(info.filePath(), folder->path()))
        cards.append({card, info.fileName() + u'/' + QFileInfo(card).fileName()});
    if (cards.isEmpty())
        return itself;
    found.unpacked.append(folder);
    return cards;
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
            for (const ImportFile &file : cardsOf(info, found))
                add(file);
            continue;
        }
        for (const ImportFile &file : filesBelow(info.filePath(), kMostImports, stop))
            add(file);
    }
    return found;
}

} // namespace studio::ui
