// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_formats.h"

// GIF: a screen, maybe a colour table, then blocks. The first picture is kept, with the block before it that
// names the transparent colour.
namespace studio::persona {
namespace {

constexpr quint8 kExtension = 0x21;
constexpr quint8 kPicture = 0x2C;
constexpr quint8 kTrailer = 0x3B;
constexpr quint8 kControl = 0xF9;

qsizetype tableSize(quint8 flags) { return (flags & 0x80) ? qsizetype(3) << ((flags & 0x07) + 1) : 0; }

/// Skips the parts of a block up to the empty part that ends it.
void passParts(ByteReader &reader)
{
    while (!reader.isCut()) {
        const quint8 length = reader.byte();
        if (length == 0)
            return;
        reader.skip(length);
    }
}

} // namespace

PictureResult checkGif(const QByteArray &bytes)
{
    ByteReader reader(bytes);
    reader.skip(6);
    const qint64 width = reader.little(2);
    const qint64 height = reader.little(2);
    const quint8 flags = reader.byte();
    reader.skip(2 + tableSize(flags));
    if (reader.isCut())
        return cutOff();
    if (const auto flaw = sizeFlaw(width, height))
        return tl::unexpected(*flaw);
    QByteArray kept = bytes.first(reader.at());
    QByteArrayView control;
    while (true) {
        const qsizetype begin = reader.at();
        const quint8 kind = reader.byte();
        if (kind == kExtension) {
            const bool isControl = reader.byte() == kControl;
            passParts(reader);
            if (isControl && !reader.isCut())
                control = QByteArrayView(bytes).sliced(begin, reader.at() - begin);
        } else if (kind == kPicture) {
            const qint64 left = reader.little(2);
            const qint64 top = reader.little(2);
            const qint64 columns = reader.little(2);
            const qint64 lines = reader.little(2);
            const quint8 pictureFlags = reader.byte();
            reader.skip(tableSize(pictureFlags));
            const quint8 codeSize = reader.byte();
            passParts(reader);
            if (reader.isCut())
                return cutOff();
            const bool fits = columns > 0 && lines > 0 && left + columns <= width && top + lines <= height;
            if (!fits || codeSize < 2 || codeSize > 8 ||
                (tableSize(flags) == 0 && tableSize(pictureFlags) == 0))
                return contradicts("a wrong frame");
            kept += control;
            kept += QByteArrayView(bytes).sliced(begin, reader.at() - begin);
            kept += char(kTrailer);
            return sized(PictureFormat::Gif, width, height, std::move(kept));
        } else {
            return reader.isCut() ? cutOff() : contradicts("no picture");
        }
        if (reader.isCut())
            return cutOff();
    }
}

} // namespace studio::persona
