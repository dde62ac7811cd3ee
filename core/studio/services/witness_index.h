// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/room_head.h"

#include <QList>

#include <optional>

namespace studio::services {

/// Where the whispers of a room stand among its messages, and so which messages somebody has witnessed and
/// where they are: found without a look at the others. Pure.
class WitnessIndex
{
public:
    WitnessIndex() = default;
    /// Whispers oldest first, of so many messages.
    WitnessIndex(const QList<store::Whisper> &whispers, qint64 messages);

    void add(qint64 index, const model::Message &message); ///< a new one; one that is known is left out

    [[nodiscard]] qint64 messages() const { return m_messages; }
    [[nodiscard]] const QList<store::Whisper> &whispers() const { return m_whispers; }

    /// How many of the messages, or of the whispers only, that one has witnessed; none: all of them.
    [[nodiscard]] qint64 count(const std::optional<base::ParticipantId> &knower, bool whispersOnly) const;
    /// The places among the room's messages of the next `count` of these, from the one of that number on.
    [[nodiscard]] QList<qint64> places(const std::optional<base::ParticipantId> &knower, bool whispersOnly,
                                       qint64 first, qint64 count) const;

private:
    /// Places of whispers that it has, or has not, witnessed.
    [[nodiscard]] QList<qint64> whispersOf(const std::optional<base::ParticipantId> &knower,
                                           bool witnessed) const;

    QList<store::Whisper> m_whispers; ///< by place
    qint64 m_messages = 0;
};

} // namespace studio::services
