// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_limits.h"
#include "core/wire/names.h"

#include <algorithm>
#include <optional>

namespace studio::app {

/// The policy with that name, if rooms offer it.
[[nodiscard]] inline std::optional<model::PolicyName> policyNamed(const QString &name)
{
    const auto policy = wire::valueOf<model::PolicyName>(name);
    const auto &offered = model::kOfferedPolicies;
    const bool isOffered = policy && std::find(offered.cbegin(), offered.cend(), *policy) != offered.cend();
    return isOffered ? policy : std::nullopt;
}

} // namespace studio::app
