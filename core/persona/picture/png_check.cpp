// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"
#include "core/persona/picture/png_chunks.h"

#include <algorithm>

// PNG: a signature, then chunks {length, type, data, CRC}. Only the five chunks that make the picture are
// kept.
namespace studio::persona {
namespace {

struct PngHeader
{
    qint64 width = 0;
    qint64 height = 0;
    int colourType = 0;
    int depth = 0; ///< bits in a channel
    bool isSound = false;
};

PngHeader readHeader(QByteArrayView data)
{
    ByteReader reader(data);
    PngHeader header;
    header.width = reader.big(4);
    header.height = reader.big(4);
    header.depth = reader.byte();
    header.colourType = reader.byte();
    const int compression = reader.byte();
    const int filter = reader.byte();
    const int interlace = reader.byte();
    const auto oneOf = [depth = header.depth](std::initializer_list<int> depths) {
        return std::find(depths.begin(), depths.end(), depth) != depths.end();
    };
    bool fits = false;
    switch (header.colourType) {
    case 0: fits = oneOf({1, 2, 4, 8, 16}); break;
    case 3: fits = oneOf({1, 2, 4, 8}); break;
    case 2:
    case 4:
    case 6: fits = oneOf({8, 16}); break;
    default: break;
    }
    header.isSound =
        data.size() == 13 && !reader.isCut() && fits && compression == 0 && filter == 0 && interlace <= 1;
    return header;
}

/// The chunks so far, to check whether the next may follow.
struct Chunks
{
    bool hasPalette = false;
    bool hasTransparency = false;
    bool hasData = false;
    bool dataIsOver = false;
    int paletteSize = 0;

    /// What is wrong with this chunk at this place; null if it is valid here.
    const char *flawOf(QByteArrayView type, qsizetype length, int colourType)
    {
        if (type == "IHDR")
            return "a second header";
        if (type == "PLTE") {
            const bool fits = length > 0 && length <= 768 && length % 3 == 0;
            if (hasPalette || hasData || !fits || colourType == 0 || colourType == 4)
                return "a wrong palette";
            hasPalette = true;
            paletteSize = int(length / 3);
        } else if (type == "tRNS") {
            if (hasTransparency || hasData || length > transparencyLimit(colourType) || length == 0)
                return "a wrong transparency";
            hasTransparency = true;
        } else if (type == "IDAT") {
            if (dataIsOver || (colourType == 3 && !hasPalette))
                return "data at a wrong place";
            hasData = true;
        }
        dataIsOver = hasData && type != "IDAT";
        return nullptr;
    }

private:
    [[nodiscard]] int transparencyLimit(int colourType) const
    {
        switch (colourType) {
        case 0: return 2;
        case 2: return 6;
        case 3: return paletteSize;
        default: return 0;
        }
    }
};

bool makesThePicture(QByteArrayView type)
{
    return type == "IHDR" || type == "PLTE" || type == "tRNS" || type == "IDAT" || type == "IEND";
}

} // namespace

// The frames of an animated PNG are in chunks of their own; without them its first picture remains.
PictureResult checkPng(const QByteArray &bytes)
{
    ByteReader reader(bytes);
    QByteArray kept = reader.take(8).toByteArray();
    PngHeader header;
    Chunks chunks;
    for (bool isFirst = true;; isFirst = false) {
        const qsizetype begin = reader.at();
        const qsizetype length = reader.big(4);
        const QByteArrayView typeAndData = reader.take(4 + length);
        const quint32 crc = reader.big(4);
        if (reader.isCut())
            return cutOff();
        const QByteArrayView type = typeAndData.first(4);
        const bool isKept = makesThePicture(type);
        if (isFirst) {
            if (type != "IHDR")
                return contradicts("no header");
            header = readHeader(typeAndData.sliced(4));
            if (!header.isSound)
                return contradicts("a wrong header");
            if (const auto flaw = sizeFlaw(header.width, header.height))
                return tl::unexpected(*flaw);
        } else if (const char *flaw = chunks.flawOf(type, length, header.colourType)) {
            return contradicts(flaw);
        }
        if (isKept && pngChecksum(typeAndData) != crc)
            return contradicts("a wrong checksum");
        if (isKept)
            kept += QByteArrayView(bytes).sliced(begin, reader.at() - begin);
        if (type == "IEND")
            break;
    }
    if (!chunks.hasData)
        return contradicts("no data");
    return sized(PictureFormat::Png, header.width, header.height, std::move(kept),
                 header.depth == 16 ? 8 : 4);
}

} // namespace studio::persona
