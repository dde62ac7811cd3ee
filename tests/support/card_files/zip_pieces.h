// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/card_files/png_pieces.h"

#include <QList>

#include <optional>

// Zip files made by hand for tests, valid ones and lying ones: from the specification, not from the tested
// code.
namespace studio::zip_pieces {

inline QByteArray little(quint64 value, int bytes)
{
    QByteArray text;
    for (int i = 0; i < bytes; ++i)
        text += char(value >> 8 * i & 0xFF);
    return text;
}

/// One file, with the statements of its header and its record; unset statements are true.
struct Piece
{
    QByteArray name;
    QByteArray content; ///< as stored: already compressed where method says so
    quint16 method = 0;
    quint16 flags = 0;
    quint32 attributes = 0;
    QByteArray extra;
    bool hasTrailer = false; ///< the header states no sizes, they follow the data
    std::optional<quint32> crc;
    std::optional<quint32> size;
    std::optional<quint32> packedSize;
    std::optional<quint32> headerSize; ///< the unpacked size in the header alone
    std::optional<QByteArray> headerName;
    std::optional<quint32> at;
    quint16 disk = 0;
};

inline Piece plain(const QByteArray &name, const QByteArray &content)
{
    return {.name = name, .content = content};
}

inline Piece deflated(const QByteArray &name, const QByteArray &content)
{
    return {.name = name,
            .content = png_pieces::packed(content).mid(2).chopped(4),
            .method = 8,
            .crc = png_pieces::crcOf(content),
            .size = quint32(content.size())};
}

inline quint16 flagsOf(const Piece &piece) { return quint16(piece.flags | (piece.hasTrailer ? 8 : 0)); }

inline QByteArray body(const Piece &piece)
{
    const quint32 crc = piece.crc.value_or(png_pieces::crcOf(piece.content));
    const quint32 packedSize = piece.packedSize.value_or(quint32(piece.content.size()));
    const quint32 size = piece.headerSize.value_or(piece.size.value_or(quint32(piece.content.size())));
    const QByteArray name = piece.headerName.value_or(piece.name);
    const QByteArray facts = little(crc, 4) + little(packedSize, 4) + little(size, 4);
    QByteArray bytes = "PK\x03\x04" + little(20, 2) + little(flagsOf(piece), 2) + little(piece.method, 2) +
                       little(0x5A2B, 2) + little(0x5921, 2);
    bytes += (piece.hasTrailer ? QByteArray(12, '\0') : facts) + little(quint64(name.size()), 2) +
             little(quint64(piece.extra.size()), 2) + name + piece.extra + piece.content;
    return piece.hasTrailer ? bytes + "PK\x07\x08" + facts : bytes;
}

inline QByteArray record(const Piece &piece, qsizetype at)
{
    const quint32 crc = piece.crc.value_or(png_pieces::crcOf(piece.content));
    return "PK\x01\x02" + little(20, 2) + little(20, 2) + little(flagsOf(piece), 2) +
           little(piece.method, 2) + little(0x5A2B, 2) + little(0x5921, 2) + little(crc, 4) +
           little(piece.packedSize.value_or(quint32(piece.content.size())), 4) +
           little(piece.size.value_or(quint32(piece.content.size())), 4) +
           little(quint64(piece.name.size()), 2) + little(quint64(piece.extra.size()), 2) + little(0, 2) +
           little(piece.disk, 2) + little(0, 2) + little(piece.attributes, 4) +
           little(piece.at.value_or(quint32(at)), 4) + piece.name + piece.extra;
}

inline QByteArray endRecord(quint64 count, qsizetype tableSize, qsizetype tableAt,
                            const QByteArray &comment = {})
{
    return QByteArray("PK\x05\x06\0\0\0\0", 8) + little(count, 2) + little(count, 2) +
           little(quint64(tableSize), 4) + little(quint64(tableAt), 4) + little(quint64(comment.size()), 2) +
           comment;
}

/// `before` counts in the archive's positions, as if it were a part of it.
inline QByteArray zip(const QList<Piece> &pieces, const QByteArray &comment = {},
                      const QByteArray &before = {})
{
    QByteArray bytes = before;
    QByteArray table;
    for (const Piece &piece : pieces) {
        table += record(piece, bytes.size());
        bytes += body(piece);
    }
    return bytes + table + endRecord(quint64(pieces.size()), table.size(), bytes.size(), comment);
}

} // namespace studio::zip_pieces
