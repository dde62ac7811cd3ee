// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QString>

// Who gets a lorebook that came as a file of its own. Pure; any thread.
namespace studio::persona {

/// A companion that came in the same import, and the book that its card names (linkedBook()); may be empty.
struct CardWithLink
{
    base::ParticipantId id;
    QString book;
};

struct BookOwners
{
    enum class Why {
        Named,   ///< their cards name it
        Only,    ///< nobody else came with it
        NoCard,  ///< no companion came with it
        Several, ///< several came, and none of their cards names it
        Unnamed, ///< it lies among all books of SillyTavern (`worlds` beside `characters`), and no card names
                 ///< it
    };
    Why why = Why::NoCard;
    QList<base::ParticipantId> ids{}; ///< empty but for Named and Only
};

/// `file`: the path of the book. A card names a book by the name of its file without the ending.
[[nodiscard]] BookOwners bookOwners(const QString &file, const QList<CardWithLink> &cards);

} // namespace studio::persona
