// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"
#include "core/store/connection.h"
#include "core/store/upkeep_watch.h"

namespace studio::store {

/// Looks through all that is kept and changes nothing of it: the file as SQLite sees it, tables and guards,
/// the numbers of events, whether all of them can be read, attachments by their hashes, and what is made from
/// the events against what they give. What is damaged is a finding; an error is what kept from looking: the
/// disk, another program, Cancelled.
///
/// The connection may be for reading only. It holds one view of the data meanwhile, so that others may write;
/// it needs tables of its own in its temporary part and must not be used for anything else after.
[[nodiscard]] base::Result<model::CheckReport> checkAll(Connection &connection, const Watch &watch = {});

/// Only what says whether a copy can be trusted: the file as SQLite sees it, and its tables.
[[nodiscard]] std::optional<base::Error> checkFile(Connection &connection);

/// The setting that names the numbers of events which a rescue could not read.
[[nodiscard]] QString gapsKey(const QString &room);
/// As `gapsKey()` holds it: "5-9,12-12".
[[nodiscard]] QString gapText(qint64 first, qint64 last);

} // namespace studio::store
