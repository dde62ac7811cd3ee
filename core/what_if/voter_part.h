// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/what_if/round_record.h"

#include <QList>

// What each voter of a recorded round would count with under a change, before anybody is elected.
namespace studio::what_if {

/// One voter under a change. While `unknown` is set its candidate stands for silence, and it might have
/// voted anything.
struct VoterPart
{
    turn::Contender contender;
    model::ReDecided::Unknown unknown = model::ReDecided::Unknown::None;
    std::optional<model::Candidate>
        late;                   ///< unknown, but this is what it did vote when nobody waited any more
    model::Candidate strongest; ///< the vote that would win most easily, if it is not known
};

/// In roster order, without those who are left out.
[[nodiscard]] QList<VoterPart> partsOf(const RoundRecord &round, const model::WhatIf &change);

} // namespace studio::what_if
