// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <zlib.h>

#include <array>

// PNG files made by hand for tests: from the specification, not from the tested code.
namespace studio::png_pieces {

inline QByteArray big(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

// As defined in the specification; eight bits at once, because files are large.
inline quint32 crcOf(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<quint32, 256> made{};
        for (quint32 n = 0; n < 256; ++n) {
            made[n] = n;
            for (int bit = 0; bit < 8; ++bit)
                made[n] = (made[n] >> 1) ^ ((made[n] & 1) ? 0xEDB88320U : 0);
        }
        return made;
    }();
    quint32 crc = ~0U;
    for (const char byte : bytes)
        crc = table[(crc ^ quint8(byte)) & 0xFF] ^ (crc >> 8);
    return ~crc;
}

inline QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return big(quint32(data.size())) + type + data + big(crcOf(type + data));
}

inline const QByteArray kMark("\x89PNG\r\n\x1a\n");

inline QByteArray header(quint32 width = 3, quint32 height = 2)
{
    return chunk("IHDR", big(width) + big(height) + QByteArray("\x08\x06\x00\x00\x00", 5));
}

/// The bytes compressed by zlib.
inline QByteArray packed(const QByteArray &bytes) { return qCompress(bytes).mid(4); }

inline QByteArray pixels() { return chunk("IDAT", packed(QByteArray(26, '\0'))); }
inline QByteArray end() { return chunk("IEND", {}); }

inline QByteArray png(const QByteArray &before = {}, const QByteArray &behind = {})
{
    return kMark + header() + before + pixels() + behind + end();
}

inline QByteArray text(const QByteArray &keyword, const QByteArray &words)
{
    return chunk("tEXt", keyword + '\0' + words);
}
inline QByteArray packedText(const QByteArray &keyword, const QByteArray &words)
{
    return chunk("zTXt", keyword + '\0' + '\0' + packed(words));
}
inline QByteArray unicodeText(const QByteArray &keyword, const QByteArray &words, bool isPacked = false)
{
    return chunk("iTXt", keyword + '\0' + char(isPacked) + '\0' + "ja" + '\0' + "key" + '\0' +
                             (isPacked ? packed(words) : words));
}

/// A zlib stream of so many megabytes of zeros, in about a thousandth of the size; its checksum is wrong.
inline QByteArray packedZeros(int megabytes)
{
    static const QByteArray block = []() -> QByteArray { // byte-aligned, so it can be repeated
        const QByteArray zeros(1024 * 1024, '\0');
        QByteArray made(8'192, '\0');
        z_stream stream{};
        deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
        stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(zeros.data()));
        stream.avail_in = uInt(zeros.size());
        stream.next_out = reinterpret_cast<Bytef *>(made.data());
        stream.avail_out = uInt(made.size());
        deflate(&stream, Z_FULL_FLUSH);
        made.truncate(qsizetype(stream.total_out));
        deflateEnd(&stream);
        return made;
    }();
    return "\x78\x9c" + block.repeated(megabytes) + QByteArray("\x03\x00\0\0\0\0", 6);
}

} // namespace studio::png_pieces
