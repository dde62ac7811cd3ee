// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QString>

// Which companions get a lorebook that came as a file of its own. Pure; any thread.
namespace studio::persona {

/// A companion of the same import, and the book named in their card (linkedBook()); may be empty.
struct CardWithLink
{
    base::ParticipantId id;
    QString book;
};

struct BookOwners
{
    enum class Why {
        Named,   ///< their cards name it
        Only,    ///< the import brought no other companion
        NoCard,  ///< the import brought no companion
        Several, ///< it brought several, and none of their cards names it
        Unnamed, ///< it is in the folder of all of SillyTavern's books (`worlds` beside `characters`), and no
                 ///< card names it
    };
    Why why = Why::NoCard;
    QList<base::ParticipantId> ids{}; ///< empty except for Named and Only
};

/// `file`: the path of the book. A card names a book by its file name without the extension.
[[nodiscard]] BookOwners bookOwners(const QString &file, const QList<CardWithLink> &cards);

} // namespace studio::persona
