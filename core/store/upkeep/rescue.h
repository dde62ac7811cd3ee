// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QString>

namespace studio::store {

/// Makes a new database at `target` from everything that can be read of a damaged one, which is only read:
/// first row by row from both ends of each table, then page by page without SQLite, then what only the newest
/// complete backup still has, since facts never change. Events keep their numbers; missing numbers are listed
/// in the report and stored in the new file. A room whose beginning is lost gets a new beginning that says
/// so.
///
/// Storage: the new file could not be written; nothing is left of it then. Cancelled likewise. If nothing can
/// be read, that is not an error: the new file is empty.
[[nodiscard]] base::Result<model::RescueReport> rescueInto(const QString &target, const QString &damaged,
                                                           const QString &backup = {},
                                                           const Watch &watch = {});

/// The report in one or two plain sentences.
[[nodiscard]] QString sentenceOf(const model::RescueReport &report);

} // namespace studio::store
