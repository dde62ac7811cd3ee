// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/room_mirror.h"

#include <QByteArray>
#include <QSet>

namespace studio::adapters::mcp {

/// The part of a message that was heard: all of it, unless it was cut off.
[[nodiscard]] QString heardText(const model::Message &message);

/// What programs read of a room, as JSON or text. A whisper appears only in the history, and only for the
/// session that spoke for its receiver when it came: a session that takes the name later cannot show that the
/// whisper was meant for it. Rebuilt only when the room has changed.
class RoomTexts
{
public:
    /// The mirror outlives it.
    explicit RoomTexts(const RoomMirror &mirror);

    void roomChanged(); ///< discards the cached texts

    /// {"history":[{from, message}…]}, including those whispers.
    [[nodiscard]] QByteArray history(const QSet<base::MessageId> &whispers = {}) const;
    [[nodiscard]] QByteArray participants() const; ///< {"room", "policy", "participants":[…]}
    [[nodiscard]] QByteArray transcript() const;   ///< "Aya: Hello." …, for people
    /// How to take part, and the price of speech here, in the room's language.
    [[nodiscard]] QByteArray howTo() const;

private:
    [[nodiscard]] QList<base::ParticipantId> outsiders() const;
    [[nodiscard]] QByteArray historyWith(const QSet<base::MessageId> &whispers) const;

    const RoomMirror &m_mirror;
    mutable QByteArray m_history; ///< without whispers
};

} // namespace studio::adapters::mcp
