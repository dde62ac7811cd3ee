// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/what_if/round_record.h"

// A recorded round decided again with a change, by the floor's own rules (turn/election.h). Pure; what would
// have followed is not imagined.
namespace studio::what_if {

/// Who would have spoken, without the rest of a Decision: cheap enough for whole rooms.
struct Verdict
{
    std::optional<base::ParticipantId> winner;
    bool speaks = false;
    model::ReDecided::Unknown unknown = model::ReDecided::Unknown::None;
    QList<base::ParticipantId> unknownVotes;

    bool operator==(const Verdict &) const = default;
};

[[nodiscard]] Verdict judge(const RoundRecord &round, const model::WhatIf &change);

/// The whole Decision. While a vote that would matter is unknown, `would` counts it as missing.
[[nodiscard]] model::ReDecided reDecide(const RoundRecord &round, const model::WhatIf &change);

/// Whether the Decision gave its winner the floor: with `terminalEndsRoom`, not if the winner voted
/// `terminal`.
[[nodiscard]] bool givesFloor(const model::Decision &decision, bool terminalEndsRoom);

} // namespace studio::what_if
