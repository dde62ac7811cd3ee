// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/model/room.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace studio::store {

/// The state of a room without its events, for readers of pages.
struct RoomHead
{
    model::Room room;
    qint64 lastSeq = 0;
    qint64 messages = 0;
    QSet<base::ParticipantId> authors; ///< everybody who has sent a message
    bool operator==(const RoomHead &) const = default;
};

/// A whisper without its text.
struct Whisper
{
    qint64 index = 0; ///< its index among the room's messages
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    bool operator==(const Whisper &) const = default;
};

/// Alternatives by the event of one of them: all messages said at that place, oldest first, that one
/// included.
using AlternativeRows = QHash<qint64, QList<model::MessageRow>>;

} // namespace studio::store
