// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/wire/json.h"

#include <optional>

// How a vote was had, as JSON that stands beside it. Told for people: a vote is worth more than this remark.
namespace studio::wire {

[[nodiscard]] Json voteMannerToJson(const model::VoteManner &manner);
/// None for what is no manner.
[[nodiscard]] std::optional<model::VoteManner> readVoteManner(const Json &json);

} // namespace studio::wire
