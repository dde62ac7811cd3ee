// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace studio::persona {

enum class PictureFormat { Png, Jpeg, WebP, Gif, Bmp };

/// A picture that a decoder may be shown. Its header was looked at, nothing was decoded.
struct CheckedPicture
{
    PictureFormat format = PictureFormat::Png;
    int width = 0;
    int height = 0;
    /// The picture alone: notes, profiles and all that is no part of it are left out, so that a decoder never
    /// meets a compressed text that unpacks to gigabytes. Of an animation the first picture is left.
    QByteArray bytes;

    bool operator==(const CheckedPicture &) const = default;
};

constexpr int kLargestSide = 8192;         ///< pixels
constexpr qint64 kMostPixels = 24'000'000; ///< at four bytes; of a JPEG, which can be read smaller,
                                           ///< only the sides are bounded
constexpr qsizetype kLargestPictureFile = 16'000'000; ///< bytes

/// Looks at the bytes of a picture before any decoder does: PNG, JPEG, WebP, GIF and BMP by what they begin
/// with, never by a file name. InvalidInput for everything else, for what is too large, cut off or
/// contradicts itself; the text says what to do. Takes time in proportion to the file; any thread.
///
/// A checked picture still has to be decoded with care, as core/picture does: on a thread of its own.
[[nodiscard]] base::Result<CheckedPicture> checkPicture(const QByteArray &bytes);

} // namespace studio::persona
