// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/note_rows.h"

#include "core/store/rows/fact_tables.h"
#include "core/store/rows/search_indexer.h"
#include "core/store/statements.h"
#include "core/store/store_words.h"
#include "core/wire/json.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::MemoryNote;

namespace {

QString sourcesText(const QList<base::MessageId> &sources)
{
    wire::Json list = wire::Json::array();
    for (const base::MessageId &source : sources)
        list.push_back(wire::toJson(source.value()));
    return QString::fromUtf8(wire::dump(list));
}

QList<base::MessageId> sourcesIn(const QString &text)
{
    QList<base::MessageId> sources;
    const auto list = wire::parse(text.toUtf8());
    if (!list || !list->is_array())
        return sources;
    for (const wire::Json &one : *list)
        sources.append(base::MessageId(wire::toText(one)));
    return sources;
}

Result<MemoryNote> readNote(Connection &connection, qint64 id)
{
    const auto notes = readNotes(connection);
    if (!notes)
        return tl::unexpected(notes.error());
    const auto note =
        std::find_if(notes->cbegin(), notes->cend(), [id](const MemoryNote &one) { return one.id == id; });
    if (note == notes->cend())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This note no longer exists."));
    return *note;
}

/// Removes its previous text from the search.
Result<void> takeOutOfSearch(Connection &connection, qint64 id)
{
    return readNote(connection, id).and_then([&connection](const MemoryNote &note) -> Result<void> {
        if (const auto error = SearchIndexer(connection).removeNote(note))
            return tl::unexpected(*error);
        return {};
    });
}

Result<MemoryNote> bringIntoSearch(Connection &connection, const MemoryNote &note)
{
    if (const auto error = SearchIndexer(connection).addNote(note))
        return tl::unexpected(*error);
    return note;
}

Result<void> write(Connection &connection, const MemoryNote &note)
{
    const QVariant id = note.id == 0 ? QVariant() : QVariant(note.id);    // null: a new id
    const QString room = note.room.isEmpty() ? u""_s : note.room.value(); // a null text would be SQL's NULL
    return connection
        .query(u"INSERT OR REPLACE INTO notes (id, companion, text, room, sources, wall, by_user)"
               " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
               {id, note.companion.value(), note.text, room, sourcesText(note.sources),
                note.time.toMSecsSinceEpoch(), note.byUser ? 1 : 0})
        .transform([](QSqlQuery *) {});
}

} // namespace

Result<QList<MemoryNote>> readNotes(Connection &connection)
{
    const auto has = hasTable(connection, u"notes"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return QList<MemoryNote>();
    return connection
        .query(u"SELECT id, companion, text, room, sources, wall, by_user FROM notes ORDER BY id"_s, {})
        .transform([](QSqlQuery *row) {
            QList<MemoryNote> notes;
            while (row->next())
                notes.append({row->value(0).toLongLong(), base::ParticipantId(row->value(1).toString()),
                              row->value(2).toString(), base::RoomId(row->value(3).toString()),
                              sourcesIn(row->value(4).toString()), timeIn(row->value(5)),
                              row->value(6).toBool()});
            return notes;
        });
}

Result<MemoryNote> replaceNote(Connection &connection, const MemoryNote &note)
{
    if (note.id != 0) {
        return takeOutOfSearch(connection, note.id)
            .and_then([&] { return write(connection, note); })
            .and_then([&] { return bringIntoSearch(connection, note); });
    }
    return write(connection, note)
        .and_then([&] { return connection.value(u"SELECT last_insert_rowid()"_s); })
        .transform([&note](const QVariant &id) {
            MemoryNote kept = note;
            kept.id = id.toLongLong();
            return kept;
        })
        .and_then([&connection](const MemoryNote &kept) { return bringIntoSearch(connection, kept); });
}

Result<void> deleteNote(Connection &connection, qint64 id)
{
    return takeOutOfSearch(connection, id).and_then([&] {
        return connection.query(u"DELETE FROM notes WHERE id = ?"_s, {id}).transform([](QSqlQuery *) {});
    });
}

} // namespace studio::store
