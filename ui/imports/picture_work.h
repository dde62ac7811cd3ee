// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QMap>
#include <QString>
#include <QStringList>

// The user's own pictures. All of it takes time and belongs on a thread of the pool (inBackground), never on
// the GUI thread.
namespace studio::ui {

constexpr int kPictureSide = 512; // of a stored picture, in pixels

/// A picture file, checked before a decoder sees it, decoded within an allocation limit, cropped to the
/// square in its middle and scaled down: a PNG without metadata, fit for PersonaPort::storePicture.
[[nodiscard]] base::Result<QByteArray> smallPicture(const QByteArray &file);
[[nodiscard]] base::Result<QByteArray> smallPictureFromFile(const QString &path);

/// The pictures of a card, scaled down. A broken picture is left out; the companion is still imported.
struct CardPictures
{
    QByteArray portrait{};                ///< empty: none
    QMap<QString, QByteArray> feelings{}; ///< by the names of core/wire/sprite_names.h
    QStringList flaws{};                  ///< of unusable pictures; sentences
};
[[nodiscard]] CardPictures cardPictures(const QByteArray &portrait,
                                        const QMap<QString, QByteArray> &feelings);

/// A stored picture; null if it cannot be read.
[[nodiscard]] QImage storedPicture(const QByteArray &png);

} // namespace studio::ui
