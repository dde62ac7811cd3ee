// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"

namespace studio::store {

constexpr int kLargestRooms = 10; ///< listed one by one

/// The size of a folder's data; the connection reads its database, or is null if that cannot be opened: then
/// only file sizes are known.
[[nodiscard]] base::Result<model::DataSizes> sizesOf(const QString &folder, Connection *connection);

} // namespace studio::store
