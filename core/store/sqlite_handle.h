// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSqlDatabase;
struct sqlite3;

// What SQL has no word for is asked for by SQLite's own functions, behind Qt's back.
namespace studio::store {

/// The open connection as SQLite's own functions want it; null if the SQLite that Qt uses is not the one that
/// we are linked to.
[[nodiscard]] sqlite3 *sqliteHandle(const QSqlDatabase &database);

/// What a file from elsewhere cannot do then: have a value that claims to be larger than any of ours, take
/// more memory than kMostMemory, change its own schema, or write the tables of an index past it. Nothing for
/// null.
void defend(sqlite3 *handle);

/// From now on the connection's statements take what they need from `left` and are interrupted when nothing
/// is left; null: nobody counts. A file whose pages name each other again and again would be read for ever.
/// `left` must outlive the connection or the next call.
void countSteps(sqlite3 *handle, long long *left);

/// Bytes of one value or row; the largest of ours is the original of a card.
inline constexpr int kLargestValue = 48 * 1024 * 1024;
/// Bytes that SQLite may have at once in this program; a damaged index asks for a gigabyte.
inline constexpr long long kMostMemory = 256LL * 1024 * 1024;

} // namespace studio::store
