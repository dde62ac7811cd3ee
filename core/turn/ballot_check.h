// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"

#include <QString>

#include <optional>

// Reads the value of a raw State (§3.3). Repairs only what is unambiguous.
namespace studio::turn {

/// The value of a number, or of a text that holds a number, rounded half up and clamped to 0..10; none if it
/// is neither.
[[nodiscard]] std::optional<int> readImportance(const model::LooseValue &value);

/// The vote without `from` and `messageId`, which the round checks; none if it is malformed.
[[nodiscard]] std::optional<model::Candidate> readVote(const model::RawState &raw);

} // namespace studio::turn
