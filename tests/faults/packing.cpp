// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/packing.h"

#include <QString>
#include <QStringBuilder>

namespace studio::tests::faults {

namespace {

QByteArray littleEndian(quint32 number)
{
    QByteArray bytes;
    for (int shift = 0; shift < 32; shift += 8)
        bytes += char(number >> shift);
    return bytes;
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = ~0U;
    for (const char byte : bytes) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? crc >> 1 ^ 0xEDB88320U : crc >> 1;
    }
    return ~crc;
}

} // namespace

// qCompress() writes four bytes of length and then what HTTP calls deflate: two of header, the stream, four
// of sum.
QByteArray deflated(const QByteArray &bytes) { return qCompress(bytes).sliced(4); }

QByteArray gzipped(const QByteArray &bytes)
{
    const QByteArray whole = deflated(bytes);
    return QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10) + whole.sliced(2, whole.size() - 6) +
           littleEndian(crc32(bytes)) + littleEndian(quint32(bytes.size()));
}

// One block: not the last, its length in 16 bits, not compressed; then an empty last one.
QByteArray brotli(const QByteArray &bytes)
{
    const quint32 head = quint32(bytes.size() - 1) << 4 | 1U << 20;
    return littleEndian(head).first(3) + bytes + '\x03';
}

QByteArray chunked(const QByteArray &bytes, qsizetype size, const QByteArray &extension)
{
    QByteArray made;
    for (qsizetype at = 0; at < bytes.size(); at += size) {
        const QByteArray part = bytes.mid(at, size);
        made += QByteArray::number(part.size(), 16) + extension + "\r\n" + part + "\r\n";
    }
    return made + "0\r\n\r\n";
}

} // namespace studio::tests::faults
