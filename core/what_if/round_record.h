// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/decision.h"
#include "core/turn/election.h"

#include <QList>

#include <optional>

namespace studio::what_if {

/// One voter's part in a recorded round, or that of somebody who only stands among its candidates because a
/// rule of the room left it out of the field. Times count from the moment in which the round was opened.
struct VoterRecord
{
    turn::Contender contender; ///< as the Decision counted it
    base::Millis deadline{0};
    std::optional<model::Candidate> vote; ///< what it voted, even too late or dropped; none: no valid vote
    std::optional<base::Millis> came;     ///< when its vote or its failure came, even too late; none: never
    std::optional<base::Millis> dropped;  ///< when it left or was muted

    bool operator==(const VoterRecord &) const = default;
};

/// A round of the past with all that it takes to decide it again: one that votes decided, or the rule
/// onlyCandidate, which asks nobody and has no voters.
struct RoundRecord
{
    qint64 seq = 0; ///< of the event that holds the Decision
    model::Decision decision;
    QList<VoterRecord> voters; ///< in roster order
    base::Millis opened{0};    ///< on the room's steady axis
    base::Millis took{0};      ///< from there to the Decision
    bool terminalEndsRoom = false;
    turn::Terms terms{}; ///< under which the votes were counted

    bool operator==(const RoundRecord &) const = default;
};

} // namespace studio::what_if
