// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/search_table.h"

#include "core/store/rows/search_pages.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void SearchTable::search(const model::SearchQuery &query, QObject *context,
                         base::ThenWork<model::SearchPage> then) const
{
    m_store.read(
        context, [query](Connection &connection) { return readFound(connection, query); }, std::move(then));
}

void SearchTable::speakers(QObject *context, base::ThenWork<QList<model::NamedSpeaker>> then) const
{
    m_store.read(context, readSpeakers, std::move(then));
}

} // namespace studio::store
