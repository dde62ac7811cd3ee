// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <array>

// PNG files by hand, for tests: after the specification, not after what they test.
namespace studio::png_pieces {

inline QByteArray big(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

// The definition of the specification, eight bits at once where files are large.
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

/// What zlib makes of bytes.
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

/// A zlib stream of so many megabytes of zeros, in about a thousandth of that.
inline QByteArray packedZeros(int megabytes)
{
    // The end of a stream is its last block; in the middle stands the same block over and over.
    const QByteArray head("\x78\x9c");
    static const QByteArray block = []() -> QByteArray {
        QByteArray made;
        // A fixed Huffman block: a zero, then 4,064 times "258 bytes from one byte ago" (11000101 and 0),
        // then the end of the block; bits from the lowest on. 1 + 4,064 × 258 bytes are a little less than a
        // megabyte.
        quint32 bits = 0;
        int count = 0;
        const auto put = [&](quint32 value, int length) {
            bits |= value << count;
            for (count += length; count >= 8; count -= 8, bits >>= 8)
                made += char(bits & 0xFF);
        };
        put(0b010, 3);      // not the last block; fixed codes
        put(0b00001100, 8); // the byte 0 (00110000, from the top)
        for (int i = 0; i < 4'064; ++i) {
            put(0b10100011, 8); // the length 258 (11000101, from the top)
            put(0b00000, 5);    // from one byte ago
        }
        put(0b0000000, 7); // the end of the block
        put(0b000, 3);     // an empty block as it stands, which begins at a whole byte
        if (count > 0)
            put(0, 8 - count);
        return made + QByteArray("\x00\x00\xFF\xFF", 4);
    }();
    return head + block.repeated(megabytes) + QByteArray("\x03\x00", 2) + QByteArray(4, '\0');
}

} // namespace studio::png_pieces
