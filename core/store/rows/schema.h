// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QStringList>

namespace studio::store {

constexpr int kSchemaVersion = 9;
constexpr int kSearchable = 8;             // from this version on, new data is in the tables of the search
constexpr int kApplicationId = 0x43535444; // "CSTD": what `file` and we recognise a studio database by

/// Creates the tables of a new database, and updates a database of an older version in one transaction;
/// leaves this version alone and refuses a newer version.
[[nodiscard]] std::optional<base::Error> prepareSchema(Connection &connection);

/// Refuses a database of a newer version.
[[nodiscard]] std::optional<base::Error> refuseNewer(Connection &connection);

/// Checks for damage: completely for small files, only at the edges for large files, where a full check would
/// delay the start.
[[nodiscard]] std::optional<base::Error> lookForDamage(Connection &connection, const QString &path);

/// Whether an error means that the file is broken, rather than that the disk, another program or the folder
/// prevented reading.
[[nodiscard]] bool isDamage(const base::Error &error);

/// The error that kept SQLite from checking, if this line of its report means that and not damage.
[[nodiscard]] std::optional<base::Error> notDamage(const QString &line);

/// The statements that create the tables, indexes and triggers of that version.
[[nodiscard]] QStringList statementsOf(int version);

/// Whether the file holds exactly the tables, indexes and triggers of its version, including those that
/// SQLite makes for them. A file from elsewhere may contain others, which run when something is written or
/// read. Corrupt: something is missing or extra; the detail names it.
[[nodiscard]] std::optional<base::Error> foreignOrMissing(Connection &connection, int version);
/// The first object in the file that does not belong to its version, such as "trigger evil"; empty: none.
[[nodiscard]] base::Result<QString> foreignObject(Connection &connection, int version);

/// The tables that the file itself lists; empty if it cannot be read.
[[nodiscard]] QStringList checkedTables(Connection &connection);

/// Deletes the read models (rooms, messages) and rebuilds them from the events.
[[nodiscard]] std::optional<base::Error> rebuildReadModels(Connection &connection);

} // namespace studio::store
