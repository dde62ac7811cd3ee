// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

// The user's own pictures. All of it takes its time and belongs on a thread of the pool (inBackground), never
// on the GUI thread.
namespace studio::ui {

constexpr int kPictureSide = 512; // of a stored picture

/// A picture file, checked before a decoder sees it, decoded within an allocation limit, cut to the square in
/// its middle and made small: a PNG without anything else in it, fit for PersonaPort::storePicture.
[[nodiscard]] base::Result<QByteArray> smallPicture(const QByteArray &file);
[[nodiscard]] base::Result<QByteArray> smallPictureFromFile(const QString &path);

/// A picture that was stored; null when it cannot be read.
[[nodiscard]] QImage storedPicture(const QByteArray &png);

} // namespace studio::ui
