// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/model/shared_lore.h"
#include "core/model/shelf_book.h"

#include <QList>

#include <optional>

namespace studio::room {

/// The lorebooks of the studio that belong to no companion, as they are kept, shared by all open rooms. A
/// change acts from the next prompt on. Books are shared values: to hand them on copies none of their text.
class Shelf
{
public:
    /// In place of the one with its id, if there is one.
    void put(const model::ShelfBook &book);
    void remove(const base::LorebookId &id);

    [[nodiscard]] const QList<model::ShelfBook> &books() const { return m_books; } ///< by name
    [[nodiscard]] std::optional<model::ShelfBook> book(const base::LorebookId &id) const;

    /// What fires in a room. A book that is chosen twice fires once: for the room, else for the first of its
    /// identities, else as one for all rooms. An id without a book says nothing.
    [[nodiscard]] model::SharedLore loreFor(const model::Room &room) const;

private:
    QList<model::ShelfBook> m_books;
};

} // namespace studio::room
