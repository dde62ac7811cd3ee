// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"

// JPEG: markers FF xx, most with a length after them; after FF DA the picture's data until the next marker.
namespace studio::persona {
namespace {

constexpr quint8 kStart = 0xD8;
constexpr quint8 kEnd = 0xD9;
constexpr quint8 kScan = 0xDA;

// Each scan of a progressive picture covers all of it; a few hundred scans would keep a decoder busy for
// minutes. Programs write about ten.
constexpr int kMostScans = 32;

bool isRestart(quint8 marker) { return marker >= 0xD0 && marker <= 0xD7; }
bool isFrame(quint8 marker) { return marker >= 0xC0 && marker <= 0xC2; } // baseline, extended, progressive

/// Frames that ordinary decoders cannot read: lossless, hierarchical, arithmetic coding.
bool isRareFrame(quint8 marker)
{
    return marker >= 0xC3 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8;
}

/// Keeps the notes that a decoder needs: JFIF, Exif with the orientation, and Adobe's colours.
bool isKept(quint8 marker, QByteArrayView data)
{
    const bool isNote = (marker >= 0xE0 && marker <= 0xEF) || marker == 0xFE;
    return !isNote || marker == 0xE0 || marker == 0xEE || (marker == 0xE1 && data.startsWith("Exif"));
}

/// From the end of a scan's header to the next marker that ends it.
qsizetype dataLength(QByteArrayView bytes)
{
    for (qsizetype i = 0; i + 1 < bytes.size(); ++i) {
        const auto next = quint8(bytes[i + 1]);
        if (quint8(bytes[i]) == 0xFF && next != 0 && next != 0xFF && !isRestart(next))
            return i;
    }
    return -1;
}

} // namespace

PictureResult checkJpeg(const QByteArray &bytes)
{
    ByteReader reader(bytes);
    QByteArray kept = reader.take(2).toByteArray();
    qint64 width = 0;
    qint64 height = 0;
    int scans = 0;
    while (true) {
        if (reader.byte() != 0xFF)
            return reader.isCut() ? cutOff() : contradicts("no marker");
        quint8 marker = reader.byte();
        while (marker == 0xFF)
            marker = reader.byte();
        if (reader.isCut())
            return cutOff();
        if (marker == kEnd)
            break;
        if (marker == kStart || marker == 0 || isRestart(marker) || isRareFrame(marker))
            return contradicts("a marker at a wrong place");
        const qsizetype length = reader.big(2);
        const QByteArrayView data = reader.take(length - 2);
        if (reader.isCut())
            return length < 2 ? PictureResult(contradicts("a wrong length")) : PictureResult(cutOff());
        if (isFrame(marker)) {
            ByteReader frame(data);
            const int depth = frame.byte();
            const qint64 lines = frame.big(2);
            const qint64 columns = frame.big(2);
            const int colours = frame.byte();
            if (width > 0 || depth != 8 || frame.left() != 3 * colours ||
                (colours != 1 && colours != 3 && colours != 4))
                return contradicts("a wrong frame");
            if (const auto flaw = sizeFlaw(columns, lines))
                return tl::unexpected(*flaw);
            width = columns;
            height = lines;
        }
        if (isKept(marker, data)) {
            kept += char(0xFF);
            kept += char(marker);
            kept += QByteArrayView(bytes).sliced(reader.at() - length, length);
        }
        if (marker == kScan) {
            if (width == 0 || ++scans > kMostScans)
                return contradicts("too many scans, or none of a frame");
            const qsizetype scan = dataLength(QByteArrayView(bytes).sliced(reader.at()));
            if (scan < 0)
                return cutOff();
            kept += reader.take(scan);
        }
    }
    if (scans == 0)
        return contradicts("no scan");
    kept += "\xFF\xD9";
    return sized(PictureFormat::Jpeg, width, height, std::move(kept));
}

} // namespace studio::persona
