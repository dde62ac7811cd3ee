// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/memory_note.h"
#include "core/model/past/search.h"
#include "core/store/connection.h"

#include <QList>
#include <QStringList>

// The index of words in all rooms, written together with what it is of: `search_words` says in which rows a
// word is (core/search/index_words.h), `search_rows` what they are. Everything in it can be made again.
//
// A row's number is its time in ms times kPlacesPerMs and what is free from there on: so that the newest come
// first without being sorted, and a span of time is a span of numbers. For the store's own threads; the
// caller of what writes holds the transaction.
namespace studio::store {

inline constexpr qint64 kPlacesPerMs = 1024;

/// The first number of that time.
[[nodiscard]] qint64 placeOf(const QDateTime &time);

[[nodiscard]] QString nameOf(model::SearchKind kind);
[[nodiscard]] std::optional<model::SearchKind> searchKindOf(const QString &name);

/// Events that were just written to the log; `words`: what search::indexWords() gives of them, as far as it
/// is known.
[[nodiscard]] std::optional<base::Error> indexEvents(Connection &connection,
                                                     const QList<model::Envelope> &events,
                                                     const QList<QByteArray> &words = {});
[[nodiscard]] std::optional<base::Error> indexNote(Connection &connection, const model::MemoryNote &note);
/// The note as it was until now.
[[nodiscard]] std::optional<base::Error> unindexNote(Connection &connection, const model::MemoryNote &note);

/// Between these two, in one transaction, rows are written with less work each: more words are gathered in
/// memory, and what of the index could be merged is left for what is written later. It only helps if no
/// statement needs a journal of its own, as one that writes several rows and may abort does: FTS5 then writes
/// what it has gathered. `OR FAIL` needs none, and does no harm where an error takes back the whole
/// transaction.
[[nodiscard]] std::optional<base::Error> beginManyRows(Connection &connection);
[[nodiscard]] std::optional<base::Error> endManyRows(Connection &connection);
/// Merges a little (some ten milliseconds) of what endManyRows() has left; false: nothing is left.
[[nodiscard]] base::Result<bool> mergeWords(Connection &connection);

/// Statements that say of all that the rooms have: it is not in the index yet. They read no event.
[[nodiscard]] const QStringList &markAllUnread();
/// Brings at most that many of what is not in it yet into the index, and answers with how many are left.
[[nodiscard]] base::Result<qint64> indexUnread(Connection &connection, qint64 most);
/// How many events are not in it yet.
[[nodiscard]] base::Result<qint64> countUnread(Connection &connection);
/// Throws the index away and queues everything to be read into it again, in the background. What was damaged
/// in it is gone with it.
[[nodiscard]] std::optional<base::Error> emptySearch(Connection &connection);
/// Throws the index away and makes it again, whole.
[[nodiscard]] std::optional<base::Error> rebuildSearch(Connection &connection);

} // namespace studio::store
