// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"
#include "core/store/upkeep_watch.h"

#include <QDateTime>

namespace studio::store {

/// What a compaction would take away; reads only. An attachment is named by whatever holds its hash, in any
/// text of any table: one that is named anywhere stays.
[[nodiscard]] base::Result<model::CompactionGain> gainOf(Connection &connection,
                                                         const model::Compaction &wanted,
                                                         const QDateTime &now, const Watch &watch = {});

/// Takes it away in one transaction and writes the file anew without free pages. The facts before and after
/// are the same by their hash, or nothing has changed. On the writer's connection, outside any transaction:
/// who writes meanwhile waits.
[[nodiscard]] base::Result<model::CompactionGain> compact(Connection &connection,
                                                          const model::Compaction &wanted,
                                                          const QDateTime &now, const Watch &watch = {});

} // namespace studio::store
