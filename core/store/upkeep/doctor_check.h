// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"
#include "core/store/connection.h"
#include "core/store/upkeep_watch.h"

namespace studio::store {

/// Checks all stored data and changes none of it: the file by SQLite's own check, tables and triggers, the
/// numbers of events, whether all of them can be read, attachments by their hashes, and derived tables
/// against the events. Damage is a finding; an error is what prevented the check: the disk, another program,
/// Cancelled.
///
/// The connection may be read-only. It holds one snapshot of the data meanwhile, so that others may write; it
/// needs temporary tables of its own and must not be used for anything else afterwards.
[[nodiscard]] base::Result<model::CheckReport> checkAll(Connection &connection, const Watch &watch = {});

/// Checks only whether a copy can be trusted: the file by SQLite's own check, and its tables.
[[nodiscard]] std::optional<base::Error> checkFile(Connection &connection);

/// The setting that lists the numbers of events that a rescue could not read.
[[nodiscard]] QString gapsKey(const QString &room);
/// A range in the format of `gapsKey()`: "5-9,12-12".
[[nodiscard]] QString gapText(qint64 first, qint64 last);

} // namespace studio::store
