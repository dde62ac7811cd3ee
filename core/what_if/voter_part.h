// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/what_if/round_record.h"

#include <QList>

// The vote of each participant of a recorded round under a change, before the election.
namespace studio::what_if {

/// One voter under a change. While `unknown` is set, the candidate stands for silence, but the vote might
/// have been anything.
struct VoterPart
{
    turn::Contender contender;
    model::ReDecided::Unknown unknown = model::ReDecided::Unknown::None;
    std::optional<model::Candidate>
        late;                   ///< the vote is unknown, but this late vote did arrive, when nobody waited
    model::Candidate strongest; ///< if the vote is unknown, the vote that would win most easily
};

/// In roster order, without those who are left out.
[[nodiscard]] QList<VoterPart> partsOf(const RoundRecord &round, const model::WhatIf &change);

} // namespace studio::what_if
