// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/wire/json.h"

namespace studio::wire {

/// The keys of an object, merged over the settings before: strict about names, types and ranges. Keys in
/// `alsoAllowed` are left to the caller.
[[nodiscard]] base::Result<model::PolicySettings>
policyFromJson(const Json &keys, const model::PolicySettings &over, const QStringList &alsoAllowed = {});

/// Every key, so that nothing depends on a later version's defaults.
[[nodiscard]] Json policyToJson(const model::PolicySettings &policy);

} // namespace studio::wire
