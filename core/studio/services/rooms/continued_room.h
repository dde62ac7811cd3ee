// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/model/room.h"
#include "core/store/tables/room_importer.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>

#include <memory>

namespace studio::services {

/// What a new room takes over from the room that it continues. Plain values; the other room is not changed.
struct Continuation
{
    model::Room room;                   ///< as it will be: with its own id and name
    QList<model::MessageRow> rows;      ///< the talk on screen, oldest first, without deleted messages
    QList<model::Summary> summaries{};  ///< of the other room, in the order of their making
    QList<base::ParticipantId> muted{}; ///< members of the new room that stay muted
    QDateTime now;                      ///< when the room is made; UTC
    /// The new id of each message, growing in their order; ids that are missing are made.
    QHash<base::MessageId, base::MessageId> ids{};
};

/// The room for the store. Its messages get new ids; who has heard which message stays exactly as it was.
/// They are said before the companions join, so that the floor has nothing to decide about them and begins
/// anew. The turns that said them, with their costs, and all other versions belong to the other room alone.
/// Summaries that cover a message outside the continuation are left out.
[[nodiscard]] store::NewRoom continuedRoom(const std::shared_ptr<const Continuation> &continuation);

/// "Tea" becomes "Tea (2)", and "Tea (2)" becomes "Tea (3)": the first number whose name is not taken. Cut to
/// model::kLongestRoomName.
[[nodiscard]] QString continuedName(const QString &name, const QSet<QString> &taken);

} // namespace studio::services
