// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"

#include <algorithm>
#include <optional>

namespace studio::explain {

/// Its part in the decision; an empty one if it had none. Internal to this folder.
[[nodiscard]] inline model::Candidate candidateOf(const model::Decision &decision,
                                                  const std::optional<base::ParticipantId> &id)
{
    const auto it = std::find_if(decision.candidates.begin(), decision.candidates.end(),
                                 [&id](const model::Candidate &one) { return one.id == id; });
    return it == decision.candidates.end() ? model::Candidate() : *it;
}

} // namespace studio::explain
