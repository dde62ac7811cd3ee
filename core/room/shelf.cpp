// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/shelf.h"

#include <QSet>

#include <algorithm>

namespace studio::room {

using base::LorebookId;
using model::LoreBook;
using model::ShelfBook;

void Shelf::put(const ShelfBook &book)
{
    remove(book.id);
    m_books.insert(std::lower_bound(m_books.begin(), m_books.end(), book, model::standsBefore), book);
}

void Shelf::remove(const LorebookId &id)
{
    m_books.removeIf([&id](const ShelfBook &one) { return one.id == id; });
}

std::optional<ShelfBook> Shelf::book(const LorebookId &id) const
{
    const auto found =
        std::find_if(m_books.cbegin(), m_books.cend(), [&id](const ShelfBook &one) { return one.id == id; });
    return found == m_books.cend() ? std::nullopt : std::optional(*found);
}

model::SharedLore Shelf::loreFor(const model::Room &room) const
{
    model::SharedLore lore;
    QSet<LorebookId> taken;
    const auto take = [this, &taken](const QList<LorebookId> &ids, QList<LoreBook> &into) {
        for (const LorebookId &id : ids) {
            const auto found = book(id);
            if (!found || taken.contains(id))
                continue;
            taken.insert(id);
            into.append(found->book);
        }
    };
    take(room.lorebooks, lore.room);
    for (const model::Identity &identity : room.identities)
        take(identity.lorebooks, lore.user);
    for (const ShelfBook &one : m_books) {
        if (one.everywhere && !taken.contains(one.id))
            lore.everywhere.append(one.book);
    }
    return lore;
}

} // namespace studio::room
