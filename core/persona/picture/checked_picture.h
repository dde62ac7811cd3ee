// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace studio::persona
