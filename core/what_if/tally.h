// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/what_if/round_record.h"

namespace studio::what_if {

/// Tries one change on the rounds of a room, newest first, in any number of slices.
class Tally
{
public:
    explicit Tally(model::WhatIf change)
        : m_change(std::move(change))
    {
    }

    /// The next older round.
    void take(const RoundRecord &round);

    /// For all rounds so far.
    [[nodiscard]] const model::WhatIfAnswer &answer() const { return m_answer; }

private:
    model::WhatIf m_change;
    model::WhatIfAnswer m_answer;
};

} // namespace studio::what_if
