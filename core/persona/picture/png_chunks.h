// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

// The chunks of a PNG file as they are; nothing is decoded or unpacked. png_check.h keeps a copy of the
// picture without extra chunks; here everything stays.
namespace studio::persona {

/// One chunk. Points into the file, so it is valid only as long as that.
struct PngChunk
{
    QByteArrayView type; ///< four letters
    QByteArrayView data;
    QByteArrayView whole;   ///< including length, type and checksum
    bool isDamaged = false; ///< a text with a wrong checksum: it may be read anyway
};

constexpr qsizetype kLargestPngChunk = 8 * 1024 * 1024; ///< bytes; pixels may be larger
constexpr qsizetype kMostPngChunks = 65'536;
constexpr int kMostPngTexts = 64;

[[nodiscard]] bool isPng(QByteArrayView bytes);
[[nodiscard]] bool isPngText(QByteArrayView type);
/// A picture that Risuai stores in a PNG as a text, `chara-ext-asset_…`.
[[nodiscard]] bool isPngAsset(QByteArrayView type, QByteArrayView data);

/// From IHDR to IEND; bytes after that are left out. InvalidInput if the file is no PNG, larger than
/// kLargestSource, cut off, damaged (each checksum is checked; a text with a wrong one is only marked) or
/// above one of the limits here; the text says so. `png` must outlive the chunks.
[[nodiscard]] base::Result<QList<PngChunk>> pngChunks(const QByteArray &png);

/// A chunk including its length and checksum.
[[nodiscard]] QByteArray pngChunk(QByteArrayView type, QByteArrayView data);

/// The checksum at the end of a chunk with this type and data.
[[nodiscard]] quint32 pngChecksum(QByteArrayView typeAndData);

/// The first bytes of every PNG.
[[nodiscard]] QByteArray pngSignature();

} // namespace studio::persona
