// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/result.h"
#include "core/room/shelf.h"
#include "core/store/tables/shelf_table.h"
#include "core/studio/ports/shelf_port.h"

#include <functional>

namespace studio::services {

/// The shelf of lorebooks for code outside the core; also keeps the rooms' shelf in step with the store. It
/// is read once after the start, before any room exists. Lives on the studio thread; commands may come from
/// any thread.
class ShelfService final : public ports::ShelfPort
{
    Q_OBJECT

public:
    /// All outlive it.
    ShelfService(store::ShelfTable store, room::Shelf &shelf, base::IdSource &ids);

    void listBooks(base::Then<QList<model::ShelfBook>> then) override;
    void listUses(base::Then<QList<model::ShelfUse>> then) override;
    void saveBook(const model::ShelfBook &book, base::Then<model::ShelfBook> then) override;
    void removeBook(const base::LorebookId &id, base::Then<void> then) override;

private:
    void onStudio(std::function<void()> work);
    void read(const base::Result<QList<model::ShelfBook>> &books);
    void tell(const base::Then<QList<model::ShelfBook>> &then);
    void save(model::ShelfBook book, const base::Then<model::ShelfBook> &then);
    [[nodiscard]] std::optional<base::Error> flawIn(const model::ShelfBook &book) const;

    store::ShelfTable m_store;
    room::Shelf &m_shelf;
    base::IdSource &m_ids;
    bool m_isRead = false;
    std::optional<base::Error> m_trouble;                 ///< the shelf could not be read
    QList<base::Then<QList<model::ShelfBook>>> m_waiting; ///< requests for the list from before it was read
};

} // namespace studio::services
