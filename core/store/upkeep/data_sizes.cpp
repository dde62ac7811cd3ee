// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/data_sizes.h"

#include "core/store/rows/fact_tables.h"
#include "core/store/upkeep/backups.h"

#include <QDir>
#include <QFileInfo>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using model::DataSizes;

namespace {

qint64 sizeOfAll(const QFileInfoList &files)
{
    qint64 bytes = 0;
    for (const QFileInfo &file : files)
        bytes += file.size();
    return bytes;
}

std::optional<Error> weighTables(DataSizes &sizes, Connection &connection)
{
    const auto number = [&connection](const QString &sql, qint64 &into) -> std::optional<Error> {
        const auto value = connection.value(sql);
        if (!value)
            return value.error();
        into = value->toLongLong();
        return std::nullopt;
    };
    qint64 page = 0;
    if (const auto error = number(u"PRAGMA page_size"_s, page))
        return error;
    if (const auto error = number(u"PRAGMA freelist_count"_s, sizes.free))
        return error;
    sizes.free *= page;
    if (const auto error = number(u"SELECT ifnull(sum(size), 0) FROM attachments"_s, sizes.attachments))
        return error;
    const auto exchanges = hasTable(connection, u"exchanges"_s);
    if (!exchanges)
        return exchanges.error();
    return *exchanges
               ? number(
                     u"SELECT ifnull(sum(length(prompt) + length(reply) + length(body)), 0) FROM exchanges"_s,
                     sizes.exchanges)
               : std::nullopt;
}

std::optional<Error> weighRooms(DataSizes &sizes, Connection &connection)
{
    constexpr int kBesideBody = 96; // approximate size of a row's other columns
    const auto rows = connection.query(
        u"SELECT e.room, r.name, e.bytes FROM (SELECT room, sum(length(body) + %1) AS bytes FROM events "
        u"GROUP BY room) e"
        " LEFT JOIN rooms r ON r.id = e.room ORDER BY e.bytes DESC LIMIT %2"_s.arg(kBesideBody)
            .arg(kLargestRooms));
    if (!rows)
        return rows.error();
    while ((*rows)->next())
        sizes.rooms.append({base::RoomId((*rows)->value(0).toString()), (*rows)->value(1).toString(),
                            (*rows)->value(2).toLongLong()});
    return connection.troubleOf(**rows);
}

} // namespace

Result<DataSizes> sizesOf(const QString &folder, Connection *connection)
{
    DataSizes sizes;
    sizes.folder = folder;
    const QString file = databaseIn(folder);
    sizes.database = QFileInfo(file).size();
    sizes.journal = QFileInfo(file + u"-wal"_s).size();
    sizes.copies = backupsIn(folder);
    for (const model::Backup &copy : std::as_const(sizes.copies))
        sizes.backups += copy.bytes;
    sizes.aside = sizeOfAll(
        QDir(folder).entryInfoList({u"studio.db.damaged-*"_s, u"studio.db.replaced-*"_s}, QDir::Files));
    if (!connection)
        return sizes;
    if (const auto error = weighTables(sizes, *connection))
        return tl::unexpected(*error);
    if (const auto error = weighRooms(sizes, *connection))
        return tl::unexpected(*error);
    return sizes;
}

} // namespace studio::store
