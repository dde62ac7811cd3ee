// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"
#include "core/store/upkeep_watch.h"

#include <QDateTime>

namespace studio::store {

/// What a compaction would remove; reads only. An attachment is in use if any text of any table holds its
/// hash; such attachments stay.
[[nodiscard]] base::Result<model::CompactionGain> gainOf(Connection &connection,
                                                         const model::Compaction &wanted,
                                                         const QDateTime &now, const Watch &watch = {});

/// Removes it in one transaction and rewrites the file without free pages. The hash of the facts must be
/// equal before and after, or nothing has changed. On the writer's connection, outside any transaction: other
/// writes wait.
[[nodiscard]] base::Result<model::CompactionGain> compact(Connection &connection,
                                                          const model::Compaction &wanted,
                                                          const QDateTime &now, const Watch &watch = {});

} // namespace studio::store
