// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/raw_json.h"

// Patterns for the arguments that a standing answer covers. PermissionRule describes their form. Pure.
namespace studio::permission {

/// Whether the arguments fit the pattern; false if either is not a JSON object.
[[nodiscard]] bool fits(const model::RawJson &pattern, const model::RawJson &arguments);

/// How narrow a pattern is; 0: there is no pattern.
enum class Narrowness { Any, Prefix, Exact };
[[nodiscard]] Narrowness narrownessOf(const model::RawJson &pattern);

/// The pattern that fits only these arguments. Empty if they are not an object.
[[nodiscard]] model::RawJson patternOf(const model::RawJson &arguments);

} // namespace studio::permission
