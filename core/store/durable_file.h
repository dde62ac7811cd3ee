// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

#include <optional>

// Files that after a power cut are either complete or absent. Any thread; they block until the data is on the
// disk.
namespace studio::store {

/// Moves a finished file to the place of another in the same file system, if there is one: at least one of
/// them always exists. Storage: nothing has changed, and the finished file is still where it was.
[[nodiscard]] std::optional<base::Error> putInPlace(const QString &finished, const QString &place);

/// An unused name beside the file, with the time in it.
[[nodiscard]] QString asideName(const QString &file, const QString &why);

/// Moves a database with its unmerged journal; undoes the first step if a later one fails.
[[nodiscard]] std::optional<base::Error> moveDatabase(const QString &from, const QString &to);

/// Removes the journal of a database that nobody has open, if it is empty, and the journal's index.
void dropEmptyJournal(const QString &database);

} // namespace studio::store
