// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QStringList>

namespace studio::store {

constexpr int kSchemaVersion = 9;
constexpr int kSearchable = 8;             // since then, what is written is found in the tables of the search
constexpr int kApplicationId = 0x43535444; // "CSTD": what `file` and we recognise a studio database by

/// Makes the tables of a new database, brings one of an older version to this one in one transaction, leaves
/// one of this version alone, refuses one of a newer version.
[[nodiscard]] std::optional<base::Error> prepareSchema(Connection &connection);

/// Refuses a database of a newer version.
[[nodiscard]] std::optional<base::Error> refuseNewer(Connection &connection);

/// Looks for damage: whole for small files, at the edges for large ones, where a full look would delay the
/// start.
[[nodiscard]] std::optional<base::Error> lookForDamage(Connection &connection, const QString &path);

/// Whether an error says that the file is broken, and not that the disk, another program or the folder kept
/// from reading it.
[[nodiscard]] bool isDamage(const base::Error &error);

/// What kept SQLite from looking, if a line of its own look says so rather than that the file is broken.
[[nodiscard]] std::optional<base::Error> notDamage(const QString &line);

/// What made the tables, indexes and guards of a file of that version.
[[nodiscard]] QStringList statementsOf(int version);

/// Whether the file holds exactly the tables, indexes and triggers of its version, those that SQLite makes
/// for them included. A file from elsewhere may bring others, which run when something is written or read.
/// Corrupt: something is missing, or there is something else; the detail names it.
[[nodiscard]] std::optional<base::Error> foreignOrMissing(Connection &connection, int version);
/// The first thing in the file that is not of its version, such as "trigger evil"; empty: there is none.
[[nodiscard]] base::Result<QString> foreignObject(Connection &connection, int version);

/// The tables of a file as it names them itself; none if it cannot be asked.
[[nodiscard]] QStringList checkedTables(Connection &connection);

/// Throws the read models (rooms, messages) away and makes them again from the events.
[[nodiscard]] std::optional<base::Error> rebuildReadModels(Connection &connection);

} // namespace studio::store
