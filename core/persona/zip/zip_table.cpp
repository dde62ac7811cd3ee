// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/zip/zip_table.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_formats.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"

#include <algorithm>
#include <vector>

// A zip: files, each after a header of its own, then a table of records, then an end record with the position
// of the table. Header and record state the same facts twice, which attackers use; both are compared here.
namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;

namespace {

constexpr QByteArrayView kZip64Mark("PK\x06\x07", 4);
constexpr qsizetype kZip64LocatorSize = 20;
constexpr qsizetype kLongestComment = 0xFFFF;
constexpr qsizetype kLongestTrailer = 24; ///< bytes that may follow the data of a streamed entry
constexpr quint32 kInAnotherPlace = 0xFFFFFFFF;

constexpr quint16 kEncrypted = 1 << 0 | 1 << 6 | 1 << 13;
constexpr quint16 kHasTrailer = 1 << 3;

tl::unexpected<Error> damagedZip(const char *what)
{
    return refused(ZipCard::tr("This zip is damaged or built to deceive. Choose another copy."),
                   QString::fromLatin1(what));
}

tl::unexpected<Error> tooMany()
{
    return refused(
        ZipCard::tr("This zip has more than %L1 files, more than any card needs.").arg(kMostZipEntries));
}

tl::unexpected<Error> tooLargeZip(qint64 bytes)
{
    //: %1 is a number of megabytes
    return refused(
        ZipCard::tr("This zip is larger than %L1 MB, more than any card needs.").arg(bytes / (1024 * 1024)));
}

tl::unexpected<Error> ofHugeKind()
{
    return refused(
        ZipCard::tr("This zip uses the format for files above 4 GB (zip64). Pack it again as a plain zip."));
}

/// The end record: its statements about the table.
struct End
{
    qsizetype at = 0;
    qsizetype count = 0;
    qsizetype tableSize = 0;
    qsizetype tableAt = 0; ///< from the base
};

Result<End> readEnd(QByteArrayView bytes)
{
    const auto at = zipEndIn(bytes);
    if (!at)
        return refused(ZipCard::tr("This file is not a zip, or its end is missing. Choose another copy."));
    ByteReader reader(bytes.sliced(*at + 4, kZipEndSize - 4));
    const quint32 disk = reader.little(2);
    const quint32 tableDisk = reader.little(2);
    const quint32 countHere = reader.little(2);
    End end;
    end.at = *at;
    end.count = reader.little(2);
    end.tableSize = reader.little(4);
    end.tableAt = reader.little(4);
    const bool isHuge =
        end.count == 0xFFFF || end.tableSize == kInAnotherPlace || end.tableAt == kInAnotherPlace;
    const bool hasLocator =
        *at >= kZip64LocatorSize && bytes.sliced(*at - kZip64LocatorSize).startsWith(kZip64Mark);
    if (isHuge || hasLocator)
        return ofHugeKind();
    if (disk != 0 || tableDisk != 0 || countHere != end.count)
        return refused(ZipCard::tr("This is one part of a split zip. Pack it again as one file."));
    if (end.count > kMostZipEntries)
        return tooMany();
    if (end.tableSize > kLargestZipTable)
        return tooLargeZip(kLargestZipTable);
    if (end.tableSize + end.tableAt > *at || end.tableSize < end.count * kZipRecordSize)
        return damagedZip("a table that does not fit");
    return end;
}

/// What is wrong with a name; null if it could be a file inside a folder.
const char *nameFlaw(QByteArrayView name)
{
    if (name.isEmpty() || name.size() > kLongestZipName)
        return "a name of no or too many letters";
    if (name.contains('\0'))
        return "a NUL in a name";
    if (name.contains('\\'))
        return "a backslash in a name";
    if (name.startsWith('/'))
        return "an absolute path";
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    if (name.size() > 1 && isLetter(name[0]) && name[1] == ':')
        return "a drive letter";
    for (const QByteArray &part : name.toByteArray().split('/')) {
        if (part == "." || part == "..")
            return "a path that climbs";
    }
    return nullptr;
}

/// Neither a plain file nor a folder, by the Unix attributes; other systems leave them empty.
bool isSpecialFile(quint32 attributes)
{
    const quint32 kind = attributes >> 28;
    return kind != 0 && kind != 8 && kind != 4;
}

/// The next record of the table.
Result<ZipEntry> readRecord(ByteReader &reader, qsizetype tableAt, qsizetype base)
{
    ZipEntry entry;
    entry.recordAt = tableAt + reader.at();
    const QByteArrayView mark = reader.take(4);
    reader.skip(4); // versions of the writer and for the reader
    const quint32 flags = reader.little(2);
    entry.method = quint16(reader.little(2));
    reader.skip(4); // date and time
    entry.crc = reader.little(4);
    entry.packedSize = reader.little(4);
    entry.size = reader.little(4);
    const qsizetype nameSize = reader.little(2);
    const qsizetype extraSize = reader.little(2);
    const qsizetype commentSize = reader.little(2);
    const quint32 disk = reader.little(2);
    reader.skip(2);
    const quint32 attributes = reader.little(4);
    const quint32 at = reader.little(4);
    const QByteArrayView name = reader.take(nameSize);
    reader.skip(extraSize + commentSize);
    if (reader.isCut() || mark != kZipRecordMark)
        return damagedZip("a table that breaks off");
    if (const char *flaw = nameFlaw(name))
        return refused(ZipCard::tr("A file name in this zip could lead out of its folder, so the zip is "
                                   "refused. Pack it again."),
                       QString::fromLatin1(flaw));
    if (flags & kEncrypted)
        return refused(ZipCard::tr("This zip is locked with a password. Pack it again without a password."));
    if (isSpecialFile(attributes))
        return refused(ZipCard::tr(
            "This zip has a link to another place, so it is refused. Pack it again with files only."));
    if (entry.packedSize == kInAnotherPlace || entry.size == kInAnotherPlace || at == kInAnotherPlace)
        return ofHugeKind();
    if (disk != 0)
        return damagedZip("a file on another disk");
    entry.name = name.toByteArray();
    entry.at = base + at;
    entry.recordSize = tableAt + reader.at() - entry.recordAt;
    return entry;
}

/// How the header before the data differs from the record; null if they agree. Sets the end of the header.
const char *headerFlaw(QByteArrayView file, ZipEntry &entry, qsizetype next)
{
    if (entry.at + kZipLocalSize > next)
        return "files that overlap";
    ByteReader reader(file.first(next));
    reader.skip(entry.at);
    const QByteArrayView mark = reader.take(4);
    reader.skip(2);
    const quint32 flags = reader.little(2);
    const quint32 method = reader.little(2);
    reader.skip(4);
    const quint32 crc = reader.little(4);
    const quint32 packedSize = reader.little(4);
    const quint32 size = reader.little(4);
    const qsizetype nameSize = reader.little(2);
    const qsizetype extraSize = reader.little(2);
    const QByteArrayView name = reader.take(nameSize);
    reader.skip(extraSize);
    reader.skip(entry.packedSize);
    if (reader.isCut())
        return "files that overlap";
    if (mark != kZipLocalMark || name != entry.name || method != entry.method || (flags & kEncrypted))
        return "a header that the table contradicts";
    const auto differs = [](quint32 here, qint64 there) { return here != there && here != kInAnotherPlace; };
    const bool hasTrailer = flags & kHasTrailer;
    if (!hasTrailer &&
        (crc != entry.crc || differs(packedSize, entry.packedSize) || differs(size, entry.size)))
        return "sizes that the table contradicts";
    entry.endsAt = reader.at();
    if (hasTrailer && next - entry.endsAt <= kLongestTrailer)
        entry.endsAt = next;
    return nullptr;
}

/// Checks each entry against its own header and the position of the next entry.
const char *placesFlaw(QByteArrayView file, ZipTable &table)
{
    std::vector<ZipEntry *> inPlace;
    for (ZipEntry &entry : table.entries)
        inPlace.push_back(&entry);
    std::sort(inPlace.begin(), inPlace.end(), [](auto *a, auto *b) { return a->at < b->at; });
    if (!inPlace.empty() && inPlace.back()->at > table.at)
        return "a file behind the table";
    for (std::size_t i = 0; i < inPlace.size(); ++i) {
        const qsizetype next = i + 1 < inPlace.size() ? inPlace[i + 1]->at : table.at;
        if (const char *flaw = headerFlaw(file, *inPlace[i], next))
            return flaw;
    }
    return nullptr;
}

} // namespace

std::optional<qsizetype> zipEndIn(QByteArrayView bytes)
{
    const qsizetype first = qMax<qsizetype>(0, bytes.size() - kZipEndSize - kLongestComment);
    for (qsizetype at = bytes.size() - kZipEndSize; at >= first; --at) {
        if (bytes[at] != 'P' || bytes.sliced(at, 4) != kZipEndMark)
            continue;
        ByteReader reader(bytes.sliced(at + kZipEndSize - 2, 2));
        if (at + kZipEndSize + qsizetype(reader.little(2)) == bytes.size())
            return at;
    }
    return std::nullopt;
}

Result<ZipTable> readZipTable(const QByteArray &bytes)
{
    if (bytes.size() > kLargestBox)
        return tooLargeZip(kLargestBox);
    const auto end = readEnd(bytes);
    if (!end)
        return tl::unexpected(end.error());
    ZipTable table;
    table.endsAt = end->at;
    table.at = end->at - end->tableSize;
    table.base = table.at - end->tableAt;
    ByteReader reader(QByteArrayView(bytes).sliced(table.at, end->tableSize));
    qint64 content = 0;
    table.entries.reserve(end->count);
    for (qsizetype i = 0; i < end->count; ++i) {
        auto entry = readRecord(reader, table.at, table.base);
        if (!entry)
            return tl::unexpected(entry.error());
        content += entry->size;
        if (content > kMostZipContent) {
            //: %1 is a number of megabytes
            return refused(ZipCard::tr("This zip would unpack to more than %L1 MB, more than any card needs.")
                               .arg(kMostZipContent / (1024 * 1024)));
        }
        table.entries.append(std::move(*entry));
    }
    if (reader.left() != 0)
        return damagedZip("more records than counted");
    if (const char *flaw = placesFlaw(bytes, table))
        return damagedZip(flaw);
    return table;
}

} // namespace studio::persona
