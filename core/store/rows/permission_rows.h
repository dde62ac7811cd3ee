// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/permission_record.h"

// What companions may do with their tools, as rows. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<PermissionRecord> readPermissions(Connection &connection, int most);
/// Also keeps the rule that it made, or drops the one that it takes back.
[[nodiscard]] base::Result<void> insertPermission(Connection &connection, const model::PermissionEntry &entry,
                                                  const std::optional<model::PermissionRule> &rule);
[[nodiscard]] base::Result<void> replaceAskForActs(Connection &connection, bool ask);

} // namespace studio::store
