// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/room_head.h"

#include <QList>

#include <optional>

namespace studio::services {

/// Where the whispers of a room stand among its messages, and so which messages a participant has witnessed
/// and where they are, found without reading the other messages. Pure.
class WitnessIndex
{
public:
    WitnessIndex() = default;
    /// Whispers oldest first, in a room with this many messages.
    WitnessIndex(const QList<store::Whisper> &whispers, qint64 messages);

    void add(qint64 index, const model::Message &message); ///< a new message; a known one is ignored

    [[nodiscard]] qint64 messages() const { return m_messages; }
    [[nodiscard]] const QList<store::Whisper> &whispers() const { return m_whispers; }

    /// How many messages, or only whispers, this participant has witnessed; none: all of them.
    [[nodiscard]] qint64 count(const std::optional<base::ParticipantId> &knower, bool whispersOnly) const;
    /// The indices in the room of the next `count` of these messages, from the given number on.
    [[nodiscard]] QList<qint64> places(const std::optional<base::ParticipantId> &knower, bool whispersOnly,
                                       qint64 first, qint64 count) const;

private:
    /// Indices of whispers that the participant has, or has not, witnessed.
    [[nodiscard]] QList<qint64> whispersOf(const std::optional<base::ParticipantId> &knower,
                                           bool witnessed) const;

    QList<store::Whisper> m_whispers; ///< by place
    qint64 m_messages = 0;
};

} // namespace studio::services
