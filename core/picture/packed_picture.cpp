// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/packed_picture.h"

#include "core/persona/picture/png_chunks.h"

#include <QtEndian>

#include <libdeflate.h>

#include <memory>

namespace studio::picture {
namespace {

constexpr int kFastest = 1; // of libdeflate's levels
constexpr char kBitsPerSample = 8;
constexpr char kColour = 2;
constexpr char kColourAndAlpha = 6;
constexpr char kUpFilter = 2; // each byte less the one above it: no choice to make, and nearly as good as one

/// The lines as PNG wants them, each behind the number of its filter.
QByteArray filteredLines(const QImage &image, qsizetype lineBytes)
{
    QByteArray lines((lineBytes + 1) * image.height(), Qt::Uninitialized);
    const QByteArray nothing(lineBytes, '\0'); // above the first line
    auto *out = reinterpret_cast<uchar *>(lines.data());
    const auto *above = reinterpret_cast<const uchar *>(nothing.constData());
    for (int y = 0; y < image.height(); ++y) {
        const uchar *line = image.constScanLine(y);
        *out++ = uchar(kUpFilter);
        for (qsizetype x = 0; x < lineBytes; ++x)
            *out++ = uchar(line[x] - above[x]);
        above = line;
    }
    return lines;
}

struct FreeCompressor
{
    void operator()(libdeflate_compressor *compressor) const { libdeflate_free_compressor(compressor); }
};

QByteArray deflated(const QByteArray &bytes)
{
    const std::unique_ptr<libdeflate_compressor, FreeCompressor> compressor(
        libdeflate_alloc_compressor(kFastest));
    if (!compressor)
        return {};
    QByteArray out(qsizetype(libdeflate_zlib_compress_bound(compressor.get(), size_t(bytes.size()))),
                   Qt::Uninitialized);
    out.truncate(qsizetype(libdeflate_zlib_compress(compressor.get(), bytes.constData(), size_t(bytes.size()),
                                                    out.data(), size_t(out.size()))));
    return out;
}

} // namespace

QByteArray packedPng(const QImage &image)
{
    if (image.isNull())
        return {};
    const bool isOpaque = !image.hasAlphaChannel();
    const QImage plain = image.convertToFormat(isOpaque ? QImage::Format_RGB888 : QImage::Format_RGBA8888);
    QByteArray header(13, '\0');
    qToBigEndian<quint32>(quint32(plain.width()), header.data());
    qToBigEndian<quint32>(quint32(plain.height()), header.data() + 4);
    header[8] = kBitsPerSample;
    header[9] = isOpaque ? kColour : kColourAndAlpha;
    const QByteArray pixels = deflated(filteredLines(plain, qsizetype(plain.width()) * (isOpaque ? 3 : 4)));
    if (pixels.isEmpty())
        return {};
    return persona::pngSignature() + persona::pngChunk("IHDR", header) + persona::pngChunk("IDAT", pixels) +
           persona::pngChunk("IEND", {});
}

} // namespace studio::picture
