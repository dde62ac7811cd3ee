// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/lore.h"

namespace studio::model {

/// A lorebook that belongs to no companion, but to the shelf of the studio. It fires in every room, or in
/// rooms for which it is chosen, or in rooms with a user identity for which it is chosen.
struct ShelfBook
{
    base::LorebookId id; ///< empty: not stored yet
    LoreBook book;       ///< with a name
    bool everywhere = false;
    bool operator==(const ShelfBook &) const = default;
};

/// A use of a book: a room, not in the bin, for which the book is chosen, or for one of its identities.
struct ShelfUse
{
    base::LorebookId book;
    base::RoomId room;
    QString roomName;
    bool operator==(const ShelfUse &) const = default;
};

/// The display order of a shelf: by name, ignoring case.
[[nodiscard]] inline bool standsBefore(const ShelfBook &a, const ShelfBook &b)
{
    const int order = a.book.name.compare(b.book.name, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.id < b.id;
}

inline constexpr int kMostShelfBooks = 200;
inline constexpr qsizetype kLongestShelf = 40'000'000; ///< UTF-16 units of all books together

} // namespace studio::model
