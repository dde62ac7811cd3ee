// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

#include <QDateTime>

#include <optional>

namespace studio::room {

/// Notes when the ring of one room last changed, and how the current companion came to their turn. It only
/// observes the floor after each step; the rules of the ring are in core/turn.
class RingWatch
{
public:
    /// The reason for the ring's choice.
    enum class Why {
        First,     ///< a message woke the ring: the first companion that may speak
        Addressed, ///< a user asked the companion by name
        After,     ///< the next companion after another
        Cued,
    };
    struct Start
    {
        Why why = Why::First;
        std::optional<base::ParticipantId> after; ///< with After
        bool operator==(const Start &) const = default;
    };

    RingWatch() = default;
    explicit RingWatch(const turn::Floor &floor)
        : m_ring(floor.ring)
    {
    }

    void look(const turn::Floor &floor, const QDateTime &wall);

    /// The last change of order, current or silent; invalid: none yet, or its time is not known.
    [[nodiscard]] const QDateTime &lastChange() const { return m_lastChange; }
    /// The start of the turn on the floor; none while the ring is dormant, or under another policy.
    [[nodiscard]] const std::optional<Start> &start() const { return m_start; }

private:
    void lookAtTurn(const turn::Floor &floor);

    turn::Ring m_ring;                ///< as last seen
    std::optional<turn::Turn> m_turn; ///< the newest turn that the ring started
    std::optional<Start> m_start;
    QDateTime m_lastChange;
};

} // namespace studio::room
