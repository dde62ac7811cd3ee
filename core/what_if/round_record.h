// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/decision.h"
#include "core/turn/election.h"

#include <QList>

#include <optional>

namespace studio::what_if {

/// One voter's part in a recorded round; or the part of a candidate that a rule of the room left out of the
/// vote. Times count from the opening of the round.
struct VoterRecord
{
    turn::Contender contender; ///< as counted in the Decision
    base::Millis deadline{0};
    std::optional<model::Candidate> vote; ///< their vote, even if late or dropped; none: no valid vote
    std::optional<base::Millis> came;     ///< when the vote or the failure arrived, even if late; none: never
    std::optional<base::Millis> dropped;  ///< when the voter left or was muted

    bool operator==(const VoterRecord &) const = default;
};

/// A past round with everything needed to decide it again: a round that votes decided, or the rule
/// onlyCandidate, which asks nobody and has no voters.
struct RoundRecord
{
    qint64 seq = 0; ///< of the event with the Decision
    model::Decision decision;
    QList<VoterRecord> voters; ///< in roster order
    base::Millis opened{0};    ///< on the room's steady axis
    base::Millis took{0};      ///< from `opened` to the Decision
    bool terminalEndsRoom = false;
    turn::Terms terms{}; ///< the rules by which the votes were counted

    bool operator==(const RoundRecord &) const = default;
};

} // namespace studio::what_if
