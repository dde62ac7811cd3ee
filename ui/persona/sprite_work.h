// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

// A folder of pictures of a companion's feelings. It takes its time and belongs on a thread of the pool.
namespace studio::ui {

/// One of them, checked and made small.
struct Sprite
{
    QString name; ///< see core/wire/sprite_names.h
    QByteArray png;
};

struct SpriteFolder
{
    QList<Sprite> sprites; ///< at most one of a name
    QStringList refused;   ///< sentences, one for each file that cannot be used
};

/// The pictures that lie in the folder itself, by their file names. What is no picture of a known kind is
/// refused before a decoder sees it.
[[nodiscard]] SpriteFolder readSprites(const QString &folder);

} // namespace studio::ui
