// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/shelf_book.h"
#include "core/store/store.h"

namespace studio::store {

/// The lorebooks that belong to no companion (a port). Threads as in Store.
class ShelfStore
{
public:
    ShelfStore() = default;
    virtual ~ShelfStore() = default;
    ShelfStore(const ShelfStore &) = delete;
    ShelfStore &operator=(const ShelfStore &) = delete;

    /// By name; what cannot be read is left out.
    virtual void shelf(QObject *context, Then<QList<model::ShelfBook>> then) = 0;
    /// In place of the one with its id, if there is one.
    virtual void keepShelfBook(const model::ShelfBook &book, QObject *context, Then<void> then) = 0;
    virtual void dropShelfBook(const base::LorebookId &id, QObject *context, Then<void> then) = 0;
    /// For which rooms books are chosen, by the room's name; also books that are not there any more.
    virtual void shelfUses(QObject *context, Then<QList<model::ShelfUse>> then) = 0;
};

} // namespace studio::store
