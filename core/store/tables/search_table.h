// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/past/search.h"

namespace studio::store {

class SqliteStore;

/// Searches all rooms. Threads as in SqliteStore::read().
///
/// The search covers messages in their current text (also on ways that a room left), thoughts, decisions,
/// tool calls and notes; it leaves out deleted rooms.
class SearchTable
{
public:
    SearchTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// An empty query finds nothing.
    void search(const model::SearchQuery &query, QObject *context,
                base::ThenWork<model::SearchPage> then) const;
    /// The speakers of searchable messages, by id, with the names of rooms that are not deleted.
    void speakers(QObject *context, base::ThenWork<QList<model::NamedSpeaker>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
