// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/model/room.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace studio::store {

/// How far a room is, without its events: what a reader of pages begins with.
struct RoomHead
{
    model::Room room;
    qint64 lastSeq = 0;
    qint64 messages = 0;
    QSet<base::ParticipantId> authors; ///< everybody who has said something
    bool operator==(const RoomHead &) const = default;
};

/// A whisper, without what it says.
struct Whisper
{
    qint64 index = 0; ///< its place among the room's messages
    base::ParticipantId from;
    QList<base::ParticipantId> to;
    bool operator==(const Whisper &) const = default;
};

/// By the event of one of them: all that were said in its place, the oldest first, that one included.
using AlternativeRows = QHash<qint64, QList<model::MessageRow>>;

} // namespace studio::store
