// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

// The parts of a PNG file, as they stand there; no picture, and nothing is unpacked. What png_check.h keeps
// of a picture is a copy without them; here everything stays.
namespace studio::persona {

/// One part. Looks into the file, so it lives no longer than that.
struct PngChunk
{
    QByteArrayView type; ///< four letters
    QByteArrayView data;
    QByteArrayView whole;   ///< with length, type and checksum
    bool isDamaged = false; ///< a text whose checksum is wrong: it may be read all the same
};

constexpr qsizetype kLargestPngChunk = 8 * 1024 * 1024; ///< bytes; the pixels may be more
constexpr qsizetype kMostPngChunks = 65'536;
constexpr int kMostPngTexts = 64;

[[nodiscard]] bool isPng(QByteArrayView bytes);
[[nodiscard]] bool isPngText(QByteArrayView type);
/// A picture that Risuai puts into a PNG as a text, `chara-ext-asset_…`.
[[nodiscard]] bool isPngAsset(QByteArrayView type, QByteArrayView data);

/// From IHDR to IEND; what stands behind that is left out. InvalidInput for what is no PNG, larger than
/// kLargestSource, cut off, damaged (each checksum is compared; that of a text only marks it) or above one of
/// the limits here; the text says so. `png` must outlive the chunks.
[[nodiscard]] base::Result<QList<PngChunk>> pngChunks(const QByteArray &png);

/// A chunk with its length and checksum.
[[nodiscard]] QByteArray pngChunk(QByteArrayView type, QByteArrayView data);

/// What stands at the end of a chunk with this type and data.
[[nodiscard]] quint32 pngChecksum(QByteArrayView typeAndData);

/// What every PNG begins with.
[[nodiscard]] QByteArray pngSignature();

} // namespace studio::persona
