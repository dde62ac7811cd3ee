// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/model/shared_lore.h"
#include "core/model/shelf_book.h"

#include <QList>

#include <optional>

namespace studio::room {

/// The lorebooks of the studio that belong to no companion, as stored, shared by all open rooms. A change
/// takes effect with the next prompt. Books are shared values: passing them on does not copy their text.
class Shelf
{
public:
    /// Adds the book, or replaces the book with the same id.
    void put(const model::ShelfBook &book);
    void remove(const base::LorebookId &id);

    [[nodiscard]] const QList<model::ShelfBook> &books() const { return m_books; } ///< sorted by name
    [[nodiscard]] std::optional<model::ShelfBook> book(const base::LorebookId &id) const;

    /// The lore that applies in a room. A book that is chosen twice applies once: for the room, else for the
    /// first of its identities, else as a book for all rooms. An id without a book is ignored.
    [[nodiscard]] model::SharedLore loreFor(const model::Room &room) const;

private:
    QList<model::ShelfBook> m_books;
};

} // namespace studio::room
