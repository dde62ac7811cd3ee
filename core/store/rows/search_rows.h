// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/memory_note.h"
#include "core/model/past/search.h"
#include "core/store/connection.h"

#include <QList>
#include <QStringList>

// The index of words in all rooms, written together with the data that it covers: `search_words` says which
// rows hold a word (core/search/index_words.h), `search_rows` what the rows are. All of it can be rebuilt.
// For the store's own threads; the caller of writing functions holds the transaction.
namespace studio::store {

/// Events that were just written to the log; `words`: search::indexWords() of each, as far as known.
[[nodiscard]] std::optional<base::Error> indexEvents(Connection &connection,
                                                     const QList<model::Envelope> &events,
                                                     const QList<QByteArray> &words = {});
/// Between these two calls, in one transaction, writing rows costs less: more words are gathered in memory,
/// and merging of the index is left for later. It only helps if no statement needs a journal of its own, as a
/// statement does that writes several rows and may abort: FTS5 then writes what it has gathered. `OR FAIL`
/// needs none, and does no harm if an error rolls back the whole transaction.
[[nodiscard]] std::optional<base::Error> beginManyRows(Connection &connection);
[[nodiscard]] std::optional<base::Error> endManyRows(Connection &connection);
/// Merges a little (some ten milliseconds) of what endManyRows() has left; false: nothing is left.
[[nodiscard]] base::Result<bool> mergeWords(Connection &connection);

/// Statements that mark everything in the rooms as not indexed yet. They read no event.
[[nodiscard]] const QStringList &markAllUnread();
/// Indexes at most that many unread items, and returns how many are left.
[[nodiscard]] base::Result<qint64> indexUnread(Connection &connection, qint64 most);
/// How many events are not indexed yet.
[[nodiscard]] base::Result<qint64> countUnread(Connection &connection);
/// Empties the index and queues everything for indexing in the background. This also removes damage in the
/// index.
[[nodiscard]] std::optional<base::Error> emptySearch(Connection &connection);
/// Empties the index and rebuilds it completely.
[[nodiscard]] std::optional<base::Error> rebuildSearch(Connection &connection);

} // namespace studio::store
