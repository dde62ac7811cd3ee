// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/shelf_rows.h"

#include "core/base/log.h"
#include "core/store/connection.h"
#include "core/store/rows/fact_tables.h"
#include "core/wire/shelf_wire.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::LorebookId;
using base::Result;
using model::ShelfBook;
using model::ShelfUse;

Result<QList<ShelfBook>> readShelf(Connection &connection)
{
    const auto has = hasTable(connection, u"shelf_books"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return QList<ShelfBook>(); // a read-only file of an older version
    auto rows = connection.query(u"SELECT id, body FROM shelf_books"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    QList<ShelfBook> books;
    while ((*rows)->next()) {
        const auto json = wire::parse((*rows)->value(1).toString().toUtf8());
        const auto read =
            json ? wire::shelfBookFromJson(*json) : Result<ShelfBook>(tl::unexpected(json.error()));
        if (!read) {
            qCWarning(base::lcStore) << "a lorebook is left out:" << read.error().detail;
            continue;
        }
        books.append(*read);
        books.last().id = LorebookId((*rows)->value(0).toString());
    }
    if (const auto error = connection.troubleOf(**rows))
        return tl::unexpected(*error);
    std::sort(books.begin(), books.end(), model::standsBefore);
    return books;
}

Result<void> replaceShelfBook(Connection &connection, const ShelfBook &book)
{
    return connection
        .query(u"INSERT OR REPLACE INTO shelf_books (id, body) VALUES (?, ?)"_s,
               {book.id.value(), QString::fromUtf8(wire::dump(wire::shelfBookToJson(book)))})
        .transform([](QSqlQuery *) {});
}

Result<void> deleteShelfBook(Connection &connection, const LorebookId &id)
{
    return connection.query(u"DELETE FROM shelf_books WHERE id = ?"_s, {id.value()})
        .transform([](QSqlQuery *) {});
}

Result<QList<ShelfUse>> readShelfUses(Connection &connection)
{
    return connection
        .query(u"WITH newest AS (SELECT rooms.id AS room, rooms.name AS name, e.body AS body"
               "  FROM rooms JOIN events e ON e.room = rooms.id AND e.kind = 'room' AND e.seq ="
               "   (SELECT max(n.seq) FROM events n WHERE n.room = rooms.id AND n.kind = 'room')"
               "  WHERE rooms.deleted = 0)"
               " SELECT b.value AS book, room, name FROM newest, json_each(body, '$.lorebooks') b"
               " UNION SELECT b.value AS book, room, name FROM newest, json_each(body, '$.identities') i,"
               "  json_each(i.value, '$.lorebooks') b ORDER BY name, room, book"_s)
        .transform([](QSqlQuery *row) {
            QList<ShelfUse> uses;
            while (row->next())
                uses.append({LorebookId(row->value(0).toString()), base::RoomId(row->value(1).toString()),
                             row->value(2).toString()});
            return uses;
        });
}

} // namespace studio::store
