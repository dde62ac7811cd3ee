// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/ground.h"
#include "core/room/vote_calls.h"

#include <QObject>
#include <QSet>

namespace studio::room {

/// Decides how long a round waits for the votes of guests, which come through the doors at any time. It skips
/// a vote that nobody waits for; the content of a vote is not its concern. On the studio thread; ground and
/// calls outlive it.
class GuestVotes final : public QObject
{
    Q_OBJECT

public:
    GuestVotes(Ground &ground, VoteCalls &calls)
        : m_ground(ground)
        , m_calls(calls)
    {
    }

    /// The guest was asked in the open round, and has until the deadline.
    void waitFor(const base::ParticipantId &guest, const base::MessageId &message, base::Millis deadline);
    /// A guest has voted, even if too late for any round: from now on rounds wait for the votes of this
    /// guest.
    void hearOf(const base::ParticipantId &guest);
    /// Says whether a guest waits to be asked. A guest that does not, and has not voted, is not waited for:
    /// the round continues when everybody else has voted.
    void expect(const base::ParticipantId &guest, bool expected);
    /// Call after each step of the floor: skips the guests that nobody waits for.
    void passOverSilent();
    /// Call before an input: after the machine has slept, votes whose deadline is over count as missing.
    void missLate();

private:
    void passOver(const base::ParticipantId &guest); ///< in the open round, unless awaited by then
    [[nodiscard]] bool isAwaited(const base::ParticipantId &guest) const;

    Ground &m_ground;
    VoteCalls &m_calls;
    QSet<base::ParticipantId> m_voting; ///< guests that have voted, or wait to be asked
    QSet<base::ParticipantId> m_silent; ///< guests that let a deadline pass, and have not voted since
};

} // namespace studio::room
