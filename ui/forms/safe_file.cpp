// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/safe_file.h"

#include "core/base/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::FileWords)
};

constexpr qsizetype kLongestName = 80; // bytes; a name stays well below 255 bytes in any script
constexpr int kMostNumbers = 10'000;   // for files with the same name

/// Names that Windows reserves for devices, with any extension.
bool isReserved(const QString &name)
{
    static const QRegularExpression devices(u"^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.|$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

/// Characters that change the reading direction, are invisible, or look like a separator.
bool isRefused(QChar c)
{
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Other_Surrogate || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph || c == QChar(0x2215) || c == QChar(0x2044) ||
           u"/\\:*?\"<>|"_s.contains(c);
}

} // namespace

QString safeFileName(const QString &wanted, const QString &otherwise)
{
    QString name = wanted.left(4 * kLongestName); // do not search a name of megabytes
    for (QChar &c : name)
        if (isRefused(c))
            c = u' ';
    name = name.simplified();
    static const QRegularExpression lastPart(u"\\.[A-Za-z0-9]{1,10}$"_s);
    const QString ending = lastPart.match(name).captured();
    QString stem = name.left(name.size() - ending.size());
    static const QRegularExpression edges(u"^[. ]+|[. ]+$"_s); // neither a hidden file nor a parent folder
    stem = stem.left(kLongestName).remove(edges);
    if (stem.isEmpty() || isReserved(stem + ending))
        return otherwise;
    return stem + ending;
}

base::Result<QString> writeFile(const QString &path, const QByteArray &bytes)
{
    const auto trouble = base::writeWhole(path, bytes, base::Readers::AsIsUsual);
    if (!trouble)
        return path;
    return base::failure(base::ErrorCode::Storage,
                         FileWords::tr("Could not write the file: %1").arg(*trouble), path);
}

base::Result<QString> writeIntoFolder(const QString &folder, const QString &name, const QByteArray &bytes)
{
    const QDir into(folder);
    const QString wanted = safeFileName(name, u"companion"_s);
    // What opens the file with a double click stays whole.
    static const QRegularExpression lastParts(u"(\\.(card|room))?\\.[^.]*$"_s);
    const QString ending = lastParts.match(wanted).captured();
    for (int number = 1; number <= kMostNumbers; ++number) {
        QString tried = wanted;
        if (number > 1)
            tried.insert(wanted.size() - ending.size(), u" (%1)"_s.arg(number));
        const QFileInfo there(into.filePath(tried));
        if (!there.exists() && !there.isSymLink()) // a link could lead out of the folder
            return writeFile(there.filePath(), bytes);
    }
    return base::failure(base::ErrorCode::Storage,
                         FileWords::tr("Too many files with this name in the folder."));
}

} // namespace studio::ui
