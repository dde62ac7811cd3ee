// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/search_rows.h"

#include "core/store/rows/event_rows.h"
#include "core/store/rows/note_rows.h"
#include "core/store/rows/search_indexer.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using model::Envelope;
using model::MemoryNote;

namespace {

/// Data from before there was an index: events of a room, or notes if there is no room.
struct Unread
{
    QString room;
    qint64 next = 0;
    qint64 last = 0;
};

Result<std::optional<Unread>> firstUnread(Connection &connection)
{
    return connection.query(u"SELECT room, next, last FROM search_unread ORDER BY room LIMIT 1"_s)
        .transform([](QSqlQuery *row) {
            if (!row->next())
                return std::optional<Unread>();
            const Unread unread{row->value(0).toString(), row->value(1).toLongLong(),
                                row->value(2).toLongLong()};
            row->finish();
            return std::optional(unread);
        });
}

// FTS5 stores these settings in the file, so they hold until they are set again; a rollback undoes them.
std::optional<Error> setIndexing(Connection &connection, const QList<std::pair<QString, qint64>> &settings)
{
    for (const auto &[name, value] : settings) {
        const auto done =
            connection.query(u"INSERT INTO search_words (search_words, rank) VALUES (?, ?)"_s, {name, value});
        if (!done)
            return done.error();
    }
    return std::nullopt;
}

// Edits that came before the room was indexed found nothing to change.
std::optional<Error> applyLaterEdits(Connection &connection, SearchIndexer &indexer, const Unread &unread)
{
    const auto rows = connection.query(
        u"SELECT seq FROM events WHERE room = ? AND kind IN ('rewound', 'edited') AND seq > ?"_s,
        {unread.room, unread.last});
    if (!rows)
        return rows.error();
    QList<qint64> later;
    while ((*rows)->next())
        later.append((*rows)->value(0).toLongLong());
    for (const qint64 seq : std::as_const(later)) {
        const auto events = readEvents(connection, base::RoomId(unread.room), seq, 1);
        if (!events)
            return events.error();
        if (events->isEmpty() || !std::holds_alternative<model::MessageEdited>(events->first().body))
            continue;
        if (const auto error = indexer.applyEdit(events->first()))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> indexPiece(Connection &connection, const Unread &unread, qint64 end)
{
    SearchIndexer indexer(connection);
    if (unread.room.isEmpty()) {
        const auto notes = readNotes(connection);
        if (!notes)
            return notes.error();
        for (const MemoryNote &note : *notes) {
            if (note.id < unread.next || note.id >= end)
                continue;
            if (const auto error = indexer.addNote(note))
                return error;
        }
        return std::nullopt;
    }
    const auto events = readEvents(connection, base::RoomId(unread.room), unread.next, end - unread.next);
    if (!events)
        return events.error();
    for (const Envelope &event : *events) {
        if (event.seq >= end)
            break;
        if (const auto error = indexer.addEvent(event))
            return error;
    }
    return end > unread.last ? applyLaterEdits(connection, indexer, unread) : std::nullopt;
}

} // namespace

std::optional<Error> indexEvents(Connection &connection, const QList<Envelope> &events,
                                 const QList<QByteArray> &words)
{
    SearchIndexer indexer(connection);
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (const auto error = indexer.addEvent(events.at(i), words.value(i)))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> beginManyRows(Connection &connection)
{
    constexpr qint64 kGathered = 8 * 1024 * 1024; // bytes; more no longer fits the processor's cache
    return setIndexing(connection,
                       {{u"hashsize"_s, kGathered}, {u"automerge"_s, 0}, {u"crisismerge"_s, 1000}});
}

// FTS5's defaults, except for eager merging when there are many pieces: it would merge them all with the next
// message; mergeWords() does it little by little. A savepoint makes FTS5 write what it has gathered while
// nothing is merged yet.
std::optional<Error> endManyRows(Connection &connection)
{
    for (const QString &sql : {u"SAVEPOINT words"_s, u"RELEASE words"_s}) {
        if (const auto error = connection.run(sql))
            return error;
    }
    return setIndexing(connection, {{u"hashsize"_s, 1024 * 1024}, {u"automerge"_s, 4}});
}

Result<bool> mergeWords(Connection &connection)
{
    constexpr int kHasty = 16; // FTS5's default
    constexpr qint64 kPages = 200;
    const auto patience = connection.value(u"SELECT v FROM search_words_config WHERE k = 'crisismerge'"_s);
    if (!patience)
        return tl::unexpected(patience.error());
    if (patience->toInt() <= kHasty)
        return false;
    // The number of changes that FTS5 makes tells whether there was anything to merge.
    const auto before = connection.value(u"SELECT total_changes()"_s);
    if (const auto error = setIndexing(connection, {{u"merge"_s, kPages}}))
        return tl::unexpected(*error);
    const auto after = connection.value(u"SELECT total_changes()"_s);
    if (!before || !after)
        return tl::unexpected(before ? after.error() : before.error());
    constexpr qint64 kNothing = 2;
    if (after->toLongLong() - before->toLongLong() >= kNothing)
        return true;
    if (const auto error = setIndexing(connection, {{u"crisismerge"_s, kHasty}}))
        return tl::unexpected(*error);
    return false;
}

const QStringList &markAllUnread()
{
    static const QStringList sql{
        u"DELETE FROM search_unread"_s,
        u"INSERT INTO search_unread (room, next, last)"
        " SELECT id, 1, last_seq FROM rooms WHERE last_seq > 0"_s,
        u"INSERT INTO search_unread (room, next, last)"
        " SELECT '', min(id), max(id) FROM notes HAVING count(*) > 0"_s,
    };
    return sql;
}

Result<qint64> indexUnread(Connection &connection, qint64 most)
{
    const auto unread = firstUnread(connection);
    if (!unread)
        return tl::unexpected(unread.error());
    if (!*unread)
        return 0;
    const Unread &piece = **unread;
    const qint64 end = std::min(piece.next + most, piece.last + 1);
    if (const auto error = indexPiece(connection, piece, end))
        return tl::unexpected(*error);
    const auto done =
        end > piece.last
            ? connection.query(u"DELETE FROM search_unread WHERE room = ?"_s, {piece.room})
            : connection.query(u"UPDATE search_unread SET next = ? WHERE room = ?"_s, {end, piece.room});
    if (!done)
        return tl::unexpected(done.error());
    return countUnread(connection);
}

Result<qint64> countUnread(Connection &connection)
{
    return connection.value(u"SELECT ifnull(sum(last - next + 1), 0) FROM search_unread"_s)
        .transform([](const QVariant &sum) { return sum.toLongLong(); });
}

std::optional<Error> emptySearch(Connection &connection)
{
    QStringList all{u"INSERT INTO search_words (search_words) VALUES ('delete-all')"_s,
                    u"DELETE FROM search_rows"_s, u"DELETE FROM search_names"_s};
    all += markAllUnread();
    for (const QString &sql : std::as_const(all)) {
        if (const auto error = connection.run(sql))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> rebuildSearch(Connection &connection)
{
    constexpr qint64 kPiece = 10'000;
    if (const auto error = emptySearch(connection))
        return error;
    if (const auto error = beginManyRows(connection))
        return error;
    while (true) {
        const auto left = indexUnread(connection, kPiece);
        if (!left)
            return left.error();
        if (*left == 0)
            return endManyRows(connection);
    }
}

} // namespace studio::store
