// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/shelf_book.h"

#include <QList>

namespace studio::store {

class SqliteStore;

/// The lorebooks that belong to no companion. Threads as in SqliteStore::read() and write().
class ShelfTable
{
public:
    ShelfTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// By name; unreadable books are left out.
    void shelf(QObject *context, base::ThenWork<QList<model::ShelfBook>> then) const;
    /// Replaces the book with the same id, if there is one.
    void keepShelfBook(const model::ShelfBook &book, QObject *context, base::ThenWork<void> then);
    void dropShelfBook(const base::LorebookId &id, QObject *context, base::ThenWork<void> then);
    /// The rooms that use each book, by the room's name; also for books that no longer exist.
    void shelfUses(QObject *context, base::ThenWork<QList<model::ShelfUse>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
