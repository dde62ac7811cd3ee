// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/zip/zip_write.h"

#include <QtEndian>

#include <zlib.h>

// libzip would rewrite the local headers of all entries and drop bytes before the archive. Here everything
// kept stays byte for byte, so the few records that change are written by hand.
namespace studio::persona {
namespace {

constexpr quint16 kStored = 0;
constexpr quint16 kDeflated = 8;
constexpr quint16 kVersion = 20;
constexpr quint32 kNoTime = 0x0021'0000; ///< 1 January 1980, the earliest date in a zip

QByteArray little16(quint16 value)
{
    QByteArray bytes(2, Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

QByteArray little32(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

quint32 littleAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.data() + at);
}

void setLittleAt(QByteArray &bytes, qsizetype at, quint32 value)
{
    qToLittleEndian(value, bytes.data() + at);
}

/// Deflate as in a zip: zlib without its header and checksum.
QByteArray deflated(const QByteArray &content)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return content;
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(content.size()))), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(content.data()));
    stream.avail_in = uInt(content.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    const bool isDone = ::deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return isDone ? packed : content;
}

/// The fields that a header and a record share: from the version needed to the length of the name.
struct Packed
{
    QByteArray facts;
    QByteArray bytes;
};

Packed pack(const ZipContent &file, quint32 time)
{
    const QByteArray shorter = deflated(file.content);
    const bool isShorter = shorter.size() < file.content.size();
    const auto crc =
        quint32(::crc32(0, reinterpret_cast<const Bytef *>(file.content.data()), uInt(file.content.size())));
    Packed packed;
    packed.bytes = isShorter ? shorter : file.content;
    packed.facts = little16(kVersion) + little16(0) + little16(isShorter ? kDeflated : kStored) +
                   little32(time) + little32(crc) + little32(quint32(packed.bytes.size())) +
                   little32(quint32(file.content.size())) + little16(quint16(file.name.size()));
    return packed;
}

QByteArray headerOf(const QByteArray &name, const QByteArray &facts)
{
    return kZipLocalMark.toByteArray() + facts + little16(0) + name;
}

QByteArray recordOf(const QByteArray &name, const QByteArray &facts, quint16 madeBy, quint32 attributes,
                    quint32 at)
{
    return kZipRecordMark.toByteArray() + little16(madeBy) + facts + little16(0) + little16(0) + little16(0) +
           little16(0) + little32(attributes) + little32(at) + name;
}

} // namespace

QByteArray zipOf(const QList<ZipContent> &files)
{
    QByteArray bytes;
    QByteArray table;
    for (const ZipContent &file : files) {
        const Packed packed = pack(file, kNoTime);
        table += recordOf(file.name, packed.facts, kVersion, 0, quint32(bytes.size()));
        bytes += headerOf(file.name, packed.facts) + packed.bytes;
    }
    const QByteArray count = little16(quint16(files.size()));
    const QByteArray end = kZipEndMark.toByteArray() + little16(0) + little16(0) + count + count +
                           little32(quint32(table.size())) + little32(quint32(bytes.size())) + little16(0);
    return bytes + table + end;
}

QByteArray zipWith(const QByteArray &bytes, const ZipTable &table, qsizetype index, const QByteArray &content)
{
    const ZipEntry &old = table.entries[index];
    const QByteArray oldRecord = bytes.sliced(old.recordAt, old.recordSize);
    const Packed packed = pack({old.name, content}, littleAt(oldRecord, 12));
    const QByteArray body = headerOf(old.name, packed.facts) + packed.bytes;
    const qint64 shift = body.size() - (old.endsAt - old.at);

    QByteArray records;
    for (const ZipEntry &entry : table.entries) {
        QByteArray record = bytes.sliced(entry.recordAt, entry.recordSize);
        if (&entry == &old) {
            record = recordOf(old.name, packed.facts, qFromLittleEndian<quint16>(oldRecord.data() + 4),
                              littleAt(oldRecord, 38), littleAt(oldRecord, 42));
        } else if (entry.at > old.at) {
            setLittleAt(record, 42, quint32(entry.at + shift - table.base));
        }
        records += record;
    }
    QByteArray end = bytes.sliced(table.endsAt);
    setLittleAt(end, 12, quint32(records.size()));
    setLittleAt(end, 16, quint32(table.at + shift - table.base));
    return bytes.first(old.at) + body + bytes.sliced(old.endsAt, table.at - old.endsAt) + records + end;
}

QByteArray zipWithNew(const QByteArray &bytes, const ZipTable &table, const ZipContent &file)
{
    const Packed packed = pack(file, kNoTime);
    const QByteArray body = headerOf(file.name, packed.facts) + packed.bytes;
    const auto at = quint32(table.at - table.base);
    const QByteArray records =
        bytes.sliced(table.at, table.endsAt - table.at) + recordOf(file.name, packed.facts, kVersion, 0, at);
    QByteArray end = bytes.sliced(table.endsAt);
    const QByteArray count = little16(quint16(table.entries.size() + 1));
    end.replace(8, 4, QByteArray(count + count));
    setLittleAt(end, 12, quint32(records.size()));
    setLittleAt(end, 16, at + quint32(body.size()));
    return bytes.first(table.at) + body + records + end;
}

} // namespace studio::persona
