// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSqlDatabase;
struct sqlite3;

// Uses SQLite's own functions, bypassing Qt, for what SQL cannot do.
namespace studio::store {

/// The SQLite handle of the open connection; null if Qt uses another SQLite than the one we are linked to.
[[nodiscard]] sqlite3 *sqliteHandle(const QSqlDatabase &database);

/// Restricts a file from elsewhere: it can no longer hold a value that claims to be larger than any of ours,
/// take more memory than kMostMemory, change its own schema, or write the tables of an index directly. Does
/// nothing for null.
void defend(sqlite3 *handle);

/// From now on the connection's statements count their steps down in `left` and are interrupted at zero;
/// null: no counting. Otherwise a file whose pages refer to each other in a circle would be read forever.
/// `left` must outlive the connection or the next call.
void countSteps(sqlite3 *handle, long long *left);

/// Bytes of one value or row; our largest value is the original of a card.
inline constexpr int kLargestValue = 48 * 1024 * 1024;
/// Bytes that SQLite may hold in this program; a damaged index asks for a gigabyte.
inline constexpr long long kMostMemory = 256LL * 1024 * 1024;

} // namespace studio::store
