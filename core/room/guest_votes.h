// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/ground.h"
#include "core/room/vote_calls.h"

#include <QObject>
#include <QSet>

namespace studio::room {

/// How long a round waits for votes of guests, which come through the doors whenever they come. It skips a
/// vote that nobody waits for; what a guest votes is not its matter. On the studio thread; ground and calls
/// outlive it.
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
    /// A guest has voted, be it too late for anything: rounds wait for its votes.
    void hearOf(const base::ParticipantId &guest);
    /// Whether a guest waits to be asked. A guest that does not, and has not voted, is not waited for: the
    /// round goes on when everybody else has voted.
    void expect(const base::ParticipantId &guest, bool expected);
    /// After each step of the floor: passes over those that nobody waits for.
    void passOverSilent();
    /// Before an input, after a sleep of the machine: the votes that should have come by now are missing.
    void missLate();

private:
    void passOver(const base::ParticipantId &guest); ///< in the open round, unless it is awaited by then
    [[nodiscard]] bool isAwaited(const base::ParticipantId &guest) const;

    Ground &m_ground;
    VoteCalls &m_calls;
    QSet<base::ParticipantId> m_voting; ///< have voted, or wait to be asked
    QSet<base::ParticipantId> m_silent; ///< let a deadline pass, and have not voted since
};

} // namespace studio::room
