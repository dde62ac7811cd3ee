// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/permission_record.h"

// Permissions of companions for their tools, as rows. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<PermissionRecord> readPermissions(Connection &connection, int most);
/// Also adds the rule that the entry makes, or removes the rule that it revokes.
[[nodiscard]] base::Result<void> insertPermission(Connection &connection, const model::PermissionEntry &entry,
                                                  const std::optional<model::PermissionRule> &rule);
[[nodiscard]] base::Result<void> replaceAskForActs(Connection &connection, bool ask);

} // namespace studio::store
