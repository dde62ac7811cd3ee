// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

#include <optional>

// Files that are there after a power cut, or not at all. Any thread; they block until the disk has it.
namespace studio::store {

/// Puts a finished file in the place of another in the same file system, if there is one: both are never
/// missing at once. Storage: nothing has changed, and the finished file is still where it was.
[[nodiscard]] std::optional<base::Error> putInPlace(const QString &finished, const QString &place);

/// A name beside the file that nobody has, with the time in it.
[[nodiscard]] QString asideName(const QString &file, const QString &why);

/// Moves a database with what was not yet merged into it; takes back the first step if a later one fails.
[[nodiscard]] std::optional<base::Error> moveDatabase(const QString &from, const QString &to);

/// Takes away the journal of a database that nobody has open, if there is nothing in it, and its index.
void dropEmptyJournal(const QString &database);

} // namespace studio::store
