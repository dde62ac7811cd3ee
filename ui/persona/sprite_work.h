// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

// Reads a folder with pictures of a companion's feelings. It is slow, so run it on a thread of the pool.
namespace studio::ui {

/// One picture, checked and scaled down.
struct Sprite
{
    QString name; ///< see core/wire/sprite_names.h
    QByteArray png;
};

struct SpriteFolder
{
    QList<Sprite> sprites; ///< at most one for each name
    QStringList refused;   ///< sentences, one for each unusable file
};

/// The pictures in the folder itself, by their file names. A file of an unknown kind is refused before a
/// decoder sees it.
[[nodiscard]] SpriteFolder readSprites(const QString &folder);

} // namespace studio::ui
