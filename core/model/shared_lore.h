// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/model/lore_result.h"

#include <QList>

#include <utility>

// All lorebooks that are looked through for one companion.
namespace studio::model {

/// Whose books a source is: LoreRef::source is one of these.
enum class LoreOwner { Companion, Room, User, Everywhere };

/// Books of the shelf that fire in one room, beside those of its companions. Each book stands here once.
struct SharedLore
{
    QList<LoreBook> room;       ///< chosen for the room
    QList<LoreBook> user;       ///< chosen for an identity of the user
    QList<LoreBook> everywhere; ///< for all rooms

    [[nodiscard]] bool isEmpty() const { return room.isEmpty() && user.isEmpty() && everywhere.isEmpty(); }
    bool operator==(const SharedLore &) const = default;
};

/// The books that a LoreRef points into. A companion's books alone are one of these.
struct LoreBooks
{
    LoreBooks() = default;
    LoreBooks(QList<LoreBook> own, SharedLore others = {}) // NOLINT: means the same
        : companion(std::move(own))
        , shared(std::move(others))
    {
    }

    /// By LoreRef::source.
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
    /// An empty one if there is none there.
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
