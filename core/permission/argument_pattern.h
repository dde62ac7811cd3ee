// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/raw_json.h"

// Which arguments of a tool a standing answer is for. The form of a pattern is told at PermissionRule. Pure.
namespace studio::permission {

/// False too where either is no JSON object.
[[nodiscard]] bool fits(const model::RawJson &pattern, const model::RawJson &arguments);

/// How narrow a pattern is; 0: no pattern at all.
enum class Narrowness { Any, Prefix, Exact };
[[nodiscard]] Narrowness narrownessOf(const model::RawJson &pattern);

/// The pattern that only these arguments fit. Empty where they are no object.
[[nodiscard]] model::RawJson patternOf(const model::RawJson &arguments);

} // namespace studio::permission
