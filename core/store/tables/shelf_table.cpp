// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/shelf_table.h"

#include "core/store/rows/shelf_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void ShelfTable::shelf(QObject *context, base::ThenWork<QList<model::ShelfBook>> then) const
{
    m_store.read(context, readShelf, std::move(then));
}

void ShelfTable::keepShelfBook(const model::ShelfBook &book, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [book](Connection &connection) { return replaceShelfBook(connection, book); },
        std::move(then));
}

void ShelfTable::dropShelfBook(const base::LorebookId &id, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [id](Connection &connection) { return deleteShelfBook(connection, id); }, std::move(then));
}

void ShelfTable::shelfUses(QObject *context, base::ThenWork<QList<model::ShelfUse>> then) const
{
    m_store.read(context, readShelfUses, std::move(then));
}

} // namespace studio::store
