// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "core/store/then.h"

namespace studio::store {

class SqliteStore;

/// What is found in all rooms. Threads as in SqliteStore::read().
///
/// The search looks through messages as they read now (also those on ways that a room left), thoughts,
/// decisions, calls of tools and notes; it leaves out rooms that are deleted.
class SearchTable
{
public:
    SearchTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// A query without anything to look for finds nothing.
    void search(const model::SearchQuery &query, QObject *context, Then<model::SearchPage> then) const;
    /// Who has said something that can be found, by id, with the names of rooms that are not deleted.
    void speakers(QObject *context, Then<QList<model::NamedSpeaker>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
