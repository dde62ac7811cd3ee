// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"
#include "core/store/search_pages.h"
#include "core/store/search_rows.h"
#include "core/store/sqlite_work.h"

// The port of SqliteStore that finds words in all rooms.
namespace studio::store {

void SqliteStore::search(const model::SearchQuery &query, QObject *context, Then<model::SearchPage> then)
{
    read<model::SearchPage>([query](Connection &connection) { return readFound(connection, query); }, context,
                            std::move(then));
}

// In pieces, so that whoever writes meanwhile waits for one of them at most. The answers come on the writing
// thread, which ends before this does.
void SqliteStore::indexOlder()
{
    constexpr qint64 kPiece = 500; // events: some ten milliseconds
    const auto left = std::make_shared<qint64>(0);
    m_writer->queue({[left](Connection &connection) -> Writer::Outcome {
                         const auto rest = indexUnread(connection, kPiece);
                         if (!rest)
                             return rest.error();
                         *left = *rest;
                         return std::nullopt;
                     },
                     [this, left](const Writer::Outcome &error) {
                         if (error)
                             qCWarning(base::lcStore) << "the search stays incomplete:" << error->detail;
                         else
                             *left > 0 ? indexOlder() : mergeOlder();
                     }});
}

// What an import has left side by side, in pieces like the above.
void SqliteStore::mergeOlder()
{
    const auto isLeft = std::make_shared<bool>(false);
    m_writer->queue({[isLeft](Connection &connection) -> Writer::Outcome {
                         const auto merged = mergeWords(connection);
                         if (!merged)
                             return merged.error();
                         *isLeft = *merged;
                         return std::nullopt;
                     },
                     [this, isLeft](const Writer::Outcome &error) {
                         if (error)
                             qCWarning(base::lcStore) << "the index stays in pieces:" << error->detail;
                         else if (*isLeft)
                             mergeOlder();
                     }});
}

} // namespace studio::store
