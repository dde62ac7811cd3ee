// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/packed_picture.h"

#include "core/persona/png_chunks.h"

#include <QtEndian>

#include <zlib.h>

namespace studio::picture {
namespace {

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

QByteArray deflated(const QByteArray &bytes)
{
    uLongf size = ::compressBound(uLong(bytes.size()));
    QByteArray out(qsizetype(size), Qt::Uninitialized);
    const int state =
        ::compress2(reinterpret_cast<Bytef *>(out.data()), &size,
                    reinterpret_cast<const Bytef *>(bytes.constData()), uLong(bytes.size()), Z_BEST_SPEED);
    Q_ASSERT(state == Z_OK); // the space is enough for anything
    Q_UNUSED(state)
    out.truncate(qsizetype(size));
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
    const QByteArray lines = filteredLines(plain, qsizetype(plain.width()) * (isOpaque ? 3 : 4));
    return persona::pngSignature() + persona::pngChunk("IHDR", header) +
           persona::pngChunk("IDAT", deflated(lines)) + persona::pngChunk("IEND", {});
}

} // namespace studio::picture
