// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"

#include <QList>

// BMP: a file header of 14 bytes with the position of the pixels, then a header whose length shows its
// version.
namespace studio::persona {
namespace {

constexpr quint32 kPlain = 0;
constexpr quint32 kRunLength8 = 1;
constexpr quint32 kRunLength4 = 2;
constexpr quint32 kMasks = 3;
constexpr quint32 kMasksWithAlpha = 6;

struct BmpHeader
{
    qint64 width = 0;
    qint64 height = 0; ///< negative: from the top down
    int planes = 0;
    int depth = 0;
    quint32 compression = kPlain;
};

bool fits(const BmpHeader &header)
{
    switch (header.compression) {
    case kPlain: return QList<int>{1, 4, 8, 16, 24, 32}.contains(header.depth);
    case kRunLength8: return header.depth == 8;
    case kRunLength4: return header.depth == 4;
    case kMasks:
    case kMasksWithAlpha: return header.depth == 16 || header.depth == 32;
    default: return false;
    }
}

} // namespace

PictureResult checkBmp(const QByteArray &bytes)
{
    ByteReader reader(bytes);
    reader.skip(10);
    const qint64 pixels = reader.little(4);
    const quint32 length = reader.little(4);
    if (!QList<quint32>{12, 40, 52, 56, 64, 108, 124}.contains(length))
        return reader.isCut() ? cutOff() : contradicts("a header of no known version");
    const bool isOld = length == 12;
    BmpHeader header;
    header.width = isOld ? qint64(reader.little(2)) : qint64(qint32(reader.little(4)));
    header.height = isOld ? qint64(reader.little(2)) : qint64(qint32(reader.little(4)));
    header.planes = int(reader.little(2));
    header.depth = int(reader.little(2));
    if (!isOld)
        header.compression = reader.little(4);
    if (reader.isCut() || bytes.size() < 14 + qsizetype(length))
        return cutOff();
    const qint64 height = qAbs(header.height);
    if (const auto flaw = sizeFlaw(header.width, height))
        return tl::unexpected(*flaw);
    if (header.planes != 1 || !fits(header) || pixels < 14 + qint64(length))
        return contradicts("a wrong header");
    const bool isRunLength = header.compression == kRunLength4 || header.compression == kRunLength8;
    const qint64 line = (header.width * header.depth + 31) / 32 * 4;
    if (pixels >= bytes.size() || (!isRunLength && pixels + line * height > bytes.size()))
        return cutOff();
    return sized(PictureFormat::Bmp, header.width, height, bytes);
}

} // namespace studio::persona
