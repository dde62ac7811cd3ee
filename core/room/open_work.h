// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/ground.h"
#include "core/room/guest_votes.h"
#include "core/room/limit_gate.h"
#include "core/room/running_turns.h"
#include "core/room/vote_calls.h"
#include "core/store/room_record.h"

namespace studio::room {

/// The work that was open at the event to which a room has gone back: the turns that the floor waits for, and
/// the votes of its round. It is begun again here; the floor is as it was at that event. Everything it is
/// given outlives it.
class OpenWork
{
public:
    struct Needs
    {
        Ground &ground;
        VoteCalls &votes;
        GuestVotes &guestVotes;
        RunningTurns &turns;
        LimitGate &gate;
    };
    explicit OpenWork(const Needs &needs)
        : m_needs(needs)
    {
    }

    /// Begins the turns and asks for the votes. False: the floor waits for a turn that is not among `turns`;
    /// then no vote is asked for.
    [[nodiscard]] bool takeUp(const QList<store::OpenTurn> &turns);

private:
    [[nodiscard]] bool takeUpTurns(const QList<store::OpenTurn> &turns);
    void takeUpTurn(const base::ParticipantId &companion, const store::OpenTurn &turn);
    void askMissingVotes();

    Needs m_needs;
};

} // namespace studio::room
