// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/result.h"
#include "core/room/shelf.h"
#include "core/store/shelf_store.h"
#include "core/studio/ports/shelf_port.h"

#include <functional>

namespace studio::services {

/// The shelf of lorebooks for the outside, and what keeps the shelf of the rooms true to the store: read once
/// after the start, before any room can be. Lives on the studio thread; commands may come from any thread.
class ShelfService final : public ports::ShelfPort
{
    Q_OBJECT

public:
    /// All outlive it.
    ShelfService(store::ShelfStore &store, room::Shelf &shelf, base::IdSource &ids);

    base::RequestId listBooks() override;
    base::RequestId listUses() override;
    base::RequestId saveBook(const model::ShelfBook &book) override;
    base::RequestId removeBook(const base::LorebookId &id) override;

private:
    base::RequestId onStudio(std::function<void(const base::RequestId &)> work);
    void read(const base::Result<QList<model::ShelfBook>> &books);
    void tell(const base::RequestId &request);
    void save(const base::RequestId &request, model::ShelfBook book);
    [[nodiscard]] std::optional<base::Error> flawIn(const model::ShelfBook &book) const;

    store::ShelfStore &m_store;
    room::Shelf &m_shelf;
    base::IdSource &m_ids;
    bool m_isRead = false;
    std::optional<base::Error> m_trouble; ///< the shelf could not be read
    QList<base::RequestId> m_waiting;     ///< lists that were asked for before it was read
};

} // namespace studio::services
