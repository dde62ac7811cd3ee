// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/sprite_work.h"

#include "core/wire/sprite_names.h"
#include "ui/imports/picture_work.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct SpriteWork
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::SpriteWork)
};

constexpr qsizetype kMostFiles = 256;   // files that are read
constexpr qsizetype kMostRefusals = 12; // refusals that are listed one by one
constexpr qsizetype kLongestFileName = 60;

QString shortName(const QString &file)
{
    return file.size() > kLongestFileName ? QString(file.left(kLongestFileName - 1) + u'…') : file;
}

bool holds(const SpriteFolder &folder, const QString &name)
{
    return std::any_of(folder.sprites.begin(), folder.sprites.end(),
                       [&name](const Sprite &sprite) { return sprite.name == name; });
}

/// A file without a known name may be anything, so it is not read at all.
void take(SpriteFolder &folder, const QFileInfo &file)
{
    const QString name = wire::spriteNameOf(file.completeBaseName());
    if (name.isEmpty()) {
        folder.refused.append(SpriteWork::tr("%1: unknown feeling.").arg(shortName(file.fileName())));
        return;
    }
    if (holds(folder, name))
        return;
    const base::Result<QByteArray> picture = smallPictureFromFile(file.filePath());
    if (picture)
        folder.sprites.append({name, *picture});
    else
        //: %1 is the name of a file, %2 a sentence: what is wrong with it
        folder.refused.append(SpriteWork::tr("%1: %2").arg(shortName(file.fileName()), picture.error().text));
}

} // namespace

SpriteFolder readSprites(const QString &path)
{
    SpriteFolder folder;
    const QFileInfoList files = QDir(path).entryInfoList(QDir::Files | QDir::Readable, QDir::Name);
    for (qsizetype i = 0; i < std::min(files.size(), kMostFiles); ++i)
        take(folder, files.at(i));
    if (files.isEmpty())
        folder.refused.append(SpriteWork::tr("No files in this folder."));
    const auto more = folder.refused.size() - kMostRefusals;
    if (more > 0) {
        folder.refused.resize(kMostRefusals);
        folder.refused.append(SpriteWork::tr("%n more file(s) cannot be used.", nullptr, int(more)));
    }
    return folder;
}

} // namespace studio::ui
