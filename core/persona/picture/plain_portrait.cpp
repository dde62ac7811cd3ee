// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/plain_portrait.h"

#include "core/persona/picture/png_chunks.h"

#include <QtEndian>

#include <zlib.h>

namespace studio::persona {
namespace {

constexpr int kWidth = 512;
constexpr int kHeight = 768;

constexpr bool isInEllipse(int x, int y, int centreY, int radiusX, int radiusY)
{
    const double across = double(x - kWidth / 2) / radiusX;
    const double down = double(y - centreY) / radiusY;
    return across * across + down * down <= 1.0;
}

/// Head and shoulders in front of a wall, each in one grey.
constexpr char greyAt(int x, int y)
{
    const bool isHead = isInEllipse(x, y, 290, 104, 132);
    const bool isBody = isInEllipse(x, y, kHeight, 214, 300);
    return char(isHead || isBody ? 0x8C : 0xD2);
}

/// The lines as PNG requires them: each after a byte that says "unfiltered".
QByteArray lines()
{
    QByteArray bytes;
    bytes.reserve(qsizetype(kWidth + 1) * kHeight);
    for (int y = 0; y < kHeight; ++y) {
        bytes += '\0';
        for (int x = 0; x < kWidth; ++x)
            bytes += greyAt(x, y);
    }
    return bytes;
}

QByteArray compressed(const QByteArray &bytes)
{
    uLongf size = ::compressBound(uLong(bytes.size()));
    QByteArray out(qsizetype(size), Qt::Uninitialized);
    const int state = ::compress2(reinterpret_cast<Bytef *>(out.data()), &size,
                                  reinterpret_cast<const Bytef *>(bytes.data()), uLong(bytes.size()), 9);
    Q_ASSERT(state == Z_OK);
    Q_UNUSED(state)
    out.truncate(qsizetype(size));
    return out;
}

} // namespace

QByteArray plainPortrait()
{
    QByteArray header(13, '\0');
    qToBigEndian<quint32>(kWidth, header.data());
    qToBigEndian<quint32>(kHeight, header.data() + 4);
    header[8] = 8; // bits of a pixel; the 0 after it means grey
    return pngSignature() + pngChunk("IHDR", header) + pngChunk("IDAT", compressed(lines())) +
           pngChunk("IEND", {});
}

} // namespace studio::persona
