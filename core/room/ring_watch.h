// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

#include <QDateTime>

#include <optional>

namespace studio::room {

/// When the ring of one room last changed, and how its current companion came to its turn. It only looks at
/// the floor after each step; the ring's rules are in core/turn.
class RingWatch
{
public:
    /// By what the ring chose.
    enum class Why {
        First,     ///< a message woke the ring: the first that may speak
        Addressed, ///< a user asked it by name
        After,     ///< the next one after somebody
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

    /// Of order, current or silent; invalid: never yet, or at a time that is not known any more.
    [[nodiscard]] const QDateTime &lastChange() const { return m_lastChange; }
    /// Of the turn on the floor; none while the ring is dormant, or under another policy.
    [[nodiscard]] const std::optional<Start> &start() const { return m_start; }

private:
    void lookAtTurn(const turn::Floor &floor);

    turn::Ring m_ring;                ///< as it was seen last
    std::optional<turn::Turn> m_turn; ///< the newest that the ring started
    std::optional<Start> m_start;
    QDateTime m_lastChange;
};

} // namespace studio::room
