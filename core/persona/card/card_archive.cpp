// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_archive.h"

#include "core/persona/limits.h"
#include "core/persona/zip/zip_unpack.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::persona {
namespace {

constexpr qsizetype kMostCards = 20'000;
constexpr qint64 kMostOfBundle = qint64(1) << 30; // bytes, unpacked

/// The ending of a file that may be a card; empty: it is none.
QString cardEnding(const QByteArray &name)
{
    static const std::array kEndings{u"json"_s, u"png"_s,  u"charx"_s, u"jpg"_s,
                                     u"jpeg"_s, u"webp"_s, u"byaf"_s};
    const QString ending = QString::fromUtf8(name).section(u'.', -1).toLower();
    const bool isHidden = name.startsWith("__MACOSX") || name.contains("/.") || name.startsWith('.');
    return !isHidden && std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end() ? ending
                                                                                              : QString();
}

/// The archive itself is one companion.
bool isSingleCard(const ZipTable &table)
{
    return std::any_of(table.entries.begin(), table.entries.end(), [](const ZipEntry &entry) {
        return entry.name == "manifest.json" || entry.name == "card.json" ||
               (entry.name.count('/') == 1 && entry.name.endsWith("/card.json"));
    });
}

/// A name that is safe everywhere and still tells people which file it was.
QString safeName(const QByteArray &name, qsizetype number, const QString &ending)
{
    QString stem = QFileInfo(QString::fromUtf8(name)).completeBaseName().left(60);
    for (QChar &c : stem) {
        if (!c.isLetterOrNumber() && c != u'-' && c != u'_' && c != u' ')
            c = u'_';
    }
    return u"%1 %2.%3"_s.arg(number, 5, 10, QLatin1Char('0')).arg(stem, ending);
}

} // namespace

QStringList unpackBundle(const QString &zip, const QString &folder)
{
    const QFileInfo info(zip);
    if (!info.isFile() || info.suffix().compare("zip"_L1, Qt::CaseInsensitive) != 0) // a pipe would never end
        return {};
    QFile file(zip);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestBox ||
        !file.peek(4).startsWith("PK\x03\x04"))
        return {};
    const uchar *mapped = file.map(0, file.size());
    if (!mapped)
        return {};
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char *>(mapped), file.size());
    const auto table = readZipTable(bytes);
    if (!table || isSingleCard(*table))
        return {};
    QStringList files;
    qint64 left = kMostOfBundle;
    for (qsizetype i = 0; i < table->entries.size() && files.size() < kMostCards && left > 0; ++i) {
        const ZipEntry &entry = table->entries[i];
        const QString ending = cardEnding(entry.name);
        if (ending.isEmpty())
            continue;
        const auto content = unpackZipEntry(bytes, *table, i, kLargestFile);
        if (!content)
            continue;
        left -= content->size();
        QFile card(QDir(folder).filePath(safeName(entry.name, files.size() + 1, ending)));
        if (!card.open(QIODevice::WriteOnly) || card.write(*content) != content->size())
            break;
        files.append(card.fileName());
    }
    return files;
}

} // namespace studio::persona
