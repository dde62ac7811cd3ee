// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

// The table of contents of a zip, read with suspicion before any library opens the archive. Unpacks nothing.
// Not for others than charx.h: a zip that is no card is refused for reasons that are right for cards only.
namespace studio::persona {

/// One file of the archive. Places are bytes from the beginning of the whole file.
struct ZipEntry
{
    QByteArray name;
    quint16 method = 0;
    quint32 crc = 0;
    qint64 packedSize = 0;
    qint64 size = 0;        ///< unpacked, as declared
    qsizetype at = 0;       ///< of its own header
    qsizetype endsAt = 0;   ///< behind its data and what may follow them
    qsizetype recordAt = 0; ///< in the table
    qsizetype recordSize = 0;
};

struct ZipTable
{
    qsizetype base = 0; ///< what the archive's own places count from: behind a JPEG maybe, or 0
    qsizetype at = 0;
    qsizetype endsAt = 0; ///< where the end record stands, after which there is only its comment
    QList<ZipEntry> entries;
};

constexpr qsizetype kMostZipEntries = 10'000;
constexpr qsizetype kLongestZipName = 512;              ///< bytes
constexpr qsizetype kLargestZipTable = 8 * 1024 * 1024; ///< bytes
constexpr qint64 kMostZipContent = qint64(1) << 30;     ///< bytes that all entries declare together

constexpr QByteArrayView kZipLocalMark("PK\x03\x04", 4);
constexpr QByteArrayView kZipRecordMark("PK\x01\x02", 4);
constexpr QByteArrayView kZipEndMark("PK\x05\x06", 4);
constexpr qsizetype kZipLocalSize = 30; ///< bytes of a header before its name, and so on
constexpr qsizetype kZipRecordSize = 46;
constexpr qsizetype kZipEndSize = 22;

/// Where the end record stands, if these bytes end with a zip.
[[nodiscard]] std::optional<qsizetype> zipEndIn(QByteArrayView bytes);

/// All entries in the order of the table. InvalidInput as readCharx() lists it, except for what concerns
/// card.json.
[[nodiscard]] base::Result<ZipTable> readZipTable(const QByteArray &bytes);

} // namespace studio::persona
