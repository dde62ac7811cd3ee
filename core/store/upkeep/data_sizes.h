// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"

namespace studio::store {

constexpr int kLargestRooms = 10; ///< that are named one by one

/// How large the data of a folder is; the connection reads its database, or is none if that cannot be opened:
/// then only files are weighed.
[[nodiscard]] base::Result<model::DataSizes> sizesOf(const QString &folder, Connection *connection);

} // namespace studio::store
