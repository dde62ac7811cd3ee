// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"

#include "core/persona/told_in.h"

// WebP: a RIFF of chunks {name, length, data, padded to an even length}: VP8 or VP8L alone, or VP8X before
// them.
namespace studio::persona {
namespace {

constexpr quint8 kAnimated = 0x02;
constexpr quint8 kAlpha = 0x10;

struct Size
{
    qint64 width = 0;
    qint64 height = 0;
    bool operator==(const Size &) const = default;
};

Size lossySize(QByteArrayView data)
{
    ByteReader reader(data);
    const quint32 tag = reader.little(3);
    const bool isKeyFrame = (tag & 1) == 0;
    const bool isMarked = reader.take(3) == "\x9d\x01\x2a";
    const Size size{reader.little(2) & 0x3FFF, reader.little(2) & 0x3FFF};
    return isKeyFrame && isMarked && !reader.isCut() ? size : Size{};
}

Size losslessSize(QByteArrayView data)
{
    ByteReader reader(data);
    const bool isMarked = reader.byte() == 0x2F;
    const quint32 bits = reader.little(4);
    const bool isFirstVersion = bits >> 29 == 0;
    const Size size{(bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1};
    return isMarked && isFirstVersion && !reader.isCut() ? size : Size{};
}

void appendChunk(QByteArray &riff, const char *name, QByteArrayView data)
{
    const auto length = quint32(data.size());
    riff += name;
    for (int shift = 0; shift < 32; shift += 8)
        riff += char(length >> shift & 0xFF);
    riff += data;
    if (length % 2 == 1)
        riff += '\0';
}

/// The file rebuilt with only the picture in it.
QByteArray rebuilt(QByteArray extended, QByteArrayView alpha, const char *name, QByteArrayView picture)
{
    QByteArray chunks = "WEBP";
    if (!alpha.isEmpty()) {
        extended[0] = char(kAlpha); // nothing else that it announced is left
        appendChunk(chunks, "VP8X", extended);
        appendChunk(chunks, "ALPH", alpha);
    }
    appendChunk(chunks, name, picture);
    QByteArray file;
    appendChunk(file, "RIFF", chunks);
    return file;
}

} // namespace

PictureResult checkWebP(const QByteArray &bytes)
{
    ByteReader file(bytes);
    file.skip(4);
    const qsizetype length = file.little(4);
    ByteReader reader(file.take(length));
    if (file.isCut())
        return cutOff();
    reader.skip(4);
    QByteArray extended;
    Size canvas;
    QByteArrayView alpha;
    while (reader.left() > 0) {
        const QByteArrayView name = reader.take(4);
        const qsizetype size = reader.little(4);
        const QByteArrayView data = reader.take(size);
        if (size % 2 == 1 && reader.left() > 0)
            reader.skip(1);
        if (reader.isCut())
            return cutOff();
        if (name == "VP8X" && extended.isEmpty() && size == 10) {
            extended = data.toByteArray();
            if (quint8(extended[0]) & kAnimated) {
                return base::failure(
                    base::ErrorCode::InvalidInput,
                    PictureCheck::tr("This is an animated WebP. Save one of its pictures and choose that."));
            }
            ByteReader header(data.sliced(4));
            canvas.width = qint64(header.little(3)) + 1;
            canvas.height = qint64(header.little(3)) + 1;
        } else if (name == "ALPH" && alpha.isEmpty()) {
            alpha = data;
        } else if (name == "VP8 " || name == "VP8L") {
            const bool isLossy = name == "VP8 ";
            const Size picture = isLossy ? lossySize(data) : losslessSize(data);
            if (picture == Size{} || (!extended.isEmpty() && picture != canvas) ||
                (!alpha.isEmpty() && !isLossy) || (!alpha.isEmpty() && extended.isEmpty()))
                return contradicts("a wrong frame");
            return sized(PictureFormat::WebP, picture.width, picture.height,
                         rebuilt(extended, alpha, isLossy ? "VP8 " : "VP8L", data));
        }
    }
    return contradicts("no picture");
}

} // namespace studio::persona
