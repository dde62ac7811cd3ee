// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/room_mirror.h"

#include <QByteArray>

namespace studio::adapters::mcp {

/// What programs read of a room, as JSON or text. What was whispered is in none of it: nobody here can show
/// that it was meant for them. Made anew only when the room has changed.
class RoomTexts
{
public:
    /// The mirror outlives it.
    explicit RoomTexts(const RoomMirror &mirror);

    void roomChanged(); ///< what was made holds no more

    [[nodiscard]] const QByteArray &history() const; ///< {"history":[{from, message}…]}
    [[nodiscard]] QByteArray participants() const;   ///< {"room", "policy", "participants":[…]}
    [[nodiscard]] QByteArray transcript() const;     ///< "Aya: Hello." …, for people
    /// How to take part, with what speech costs here, in the room's language.
    [[nodiscard]] QByteArray howTo() const;

private:
    [[nodiscard]] QList<base::ParticipantId> outsiders() const;

    const RoomMirror &m_mirror;
    mutable QByteArray m_history;
};

} // namespace studio::adapters::mcp
