// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

// Reads a zip's table of contents with suspicion before any library opens the archive. Unpacks nothing. Only
// for charx.h: the reasons for which a zip is refused apply only to cards.
namespace studio::persona {

/// One file of the archive. Positions are bytes from the beginning of the whole file.
struct ZipEntry
{
    QByteArray name;
    quint16 method = 0;
    quint32 crc = 0;
    qint64 packedSize = 0;
    qint64 size = 0;        ///< unpacked, as declared
    qsizetype at = 0;       ///< of its own header
    qsizetype endsAt = 0;   ///< after its data and what may follow them
    qsizetype recordAt = 0; ///< in the table
    qsizetype recordSize = 0;
};

struct ZipTable
{
    qsizetype base = 0; ///< the archive's own positions count from here: the end of a JPEG before it, or 0
    qsizetype at = 0;
    qsizetype endsAt = 0; ///< position of the end record, which is followed only by its comment
    QList<ZipEntry> entries;
};

constexpr qsizetype kMostZipEntries = 10'000;
constexpr qsizetype kLongestZipName = 512;              ///< bytes
constexpr qsizetype kLargestZipTable = 8 * 1024 * 1024; ///< bytes
constexpr qint64 kMostZipContent = qint64(1) << 30;     ///< sum of the sizes that all entries declare

constexpr QByteArrayView kZipLocalMark("PK\x03\x04", 4);
constexpr QByteArrayView kZipRecordMark("PK\x01\x02", 4);
constexpr QByteArrayView kZipEndMark("PK\x05\x06", 4);
constexpr qsizetype kZipLocalSize = 30; ///< bytes of a header before its name, and so on
constexpr qsizetype kZipRecordSize = 46;
constexpr qsizetype kZipEndSize = 22;

/// The position of the end record, if these bytes end with a zip.
[[nodiscard]] std::optional<qsizetype> zipEndIn(QByteArrayView bytes);

/// All entries in the order of the table. InvalidInput as listed at readCharx(), except for reasons about
/// card.json.
[[nodiscard]] base::Result<ZipTable> readZipTable(const QByteArray &bytes);

} // namespace studio::persona
