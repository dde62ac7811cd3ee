// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QList>

#include <utility>

// All lorebooks that are scanned for one companion.
namespace studio::model {

/// The owner of a source of books; LoreRef::source is one of these.
enum class LoreOwner { Companion, Room, User, Everywhere };

/// Books of the shelf that fire in one room, besides those of its companions. Each book is listed once.
struct SharedLore
{
    QList<LoreBook> room;       ///< chosen for the room
    QList<LoreBook> user;       ///< chosen for an identity of the user
    QList<LoreBook> everywhere; ///< for all rooms

    [[nodiscard]] bool isEmpty() const { return room.isEmpty() && user.isEmpty() && everywhere.isEmpty(); }
    bool operator==(const SharedLore &) const = default;
};

/// The books that a LoreRef refers to. A companion's own books convert to this.
struct LoreBooks
{
    LoreBooks() = default;
    LoreBooks(QList<LoreBook> own, SharedLore others = {}) // NOLINT: means the same
        : companion(std::move(own))
        , shared(std::move(others))
    {
    }

    /// The books with this LoreRef::source.
    [[nodiscard]] const QList<LoreBook> &of(LoreOwner owner) const
    {
        switch (owner) {
        case LoreOwner::Room: return shared.room;
        case LoreOwner::User: return shared.user;
        case LoreOwner::Everywhere: return shared.everywhere;
        case LoreOwner::Companion: break;
        }
        return companion;
    }
    /// The book that `ref` names; an empty book if there is none.
    [[nodiscard]] LoreBook book(const LoreRef &ref) const
    {
        return of(LoreOwner(ref.source)).value(ref.book);
    }
    [[nodiscard]] LoreEntry entry(const LoreRef &ref) const { return book(ref).entries.value(ref.entry); }

    QList<LoreBook> companion;
    SharedLore shared;
    bool operator==(const LoreBooks &) const = default;
};

} // namespace studio::model
