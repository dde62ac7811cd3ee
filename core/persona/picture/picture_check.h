// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace studio::persona {

enum class PictureFormat { Png, Jpeg, WebP, Gif, Bmp };

/// A picture that is safe to pass to a decoder. Its header was checked, nothing was decoded.
struct CheckedPicture
{
    PictureFormat format = PictureFormat::Png;
    int width = 0;
    int height = 0;
    /// The picture alone: notes, profiles and everything else are removed, so that a decoder never meets a
    /// compressed text that unpacks to gigabytes. Of an animation only the first picture stays.
    QByteArray bytes;

    bool operator==(const CheckedPicture &) const = default;
};

constexpr int kLargestSide = 8192;         ///< pixels
constexpr qint64 kMostPixels = 24'000'000; ///< at four bytes; for a JPEG, which can be decoded smaller, only
                                           ///< the sides are limited
constexpr qsizetype kLargestPictureFile = 16'000'000; ///< bytes

/// Checks the bytes of a picture before any decoder does: PNG, JPEG, WebP, GIF and BMP, recognised by their
/// first bytes, never by a file name. InvalidInput for everything else, and for a picture that is too large,
/// cut off or inconsistent; the text says what to do. Takes time in proportion to the file; any thread.
///
/// A checked picture must still be decoded with care, as in core/picture: on a thread of its own.
[[nodiscard]] base::Result<CheckedPicture> checkPicture(const QByteArray &bytes);

} // namespace studio::persona
