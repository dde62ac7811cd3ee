// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

class QSaveFile;

// Replaces files atomically, and checks that every byte is written. Not for the database, which SQLite
// manages. Any thread; blocks until the disk has answered.
namespace studio::base {

/// Puts the content written to the open \p file in the place of the old file. QSaveFile::commit() alone
/// (Qt 6.4) counts the last buffer as written when a full disk refused it, and does not sync the data to the
/// disk. Every write() must have written all of its bytes: a write that a full disk cuts short leaves no
/// error behind. Returns none if the file is in place and survives a power cut. Otherwise returns the
/// system's error text; the old file is unchanged.
[[nodiscard]] std::optional<QString> putInPlace(QSaveFile &file);

/// Writes a file's new name to the disk, by syncing its folder. If the folder cannot be synced, nothing is
/// undone; the file is complete under either name.
void syncFolderOf(const QString &path);

/// Who may read a new file; a replaced file keeps its mode (file_modes.h).
enum class Readers { AsFilesAreMade, AsIsUsual };

/// Replaces the file at \p path, as putInPlace() does.
[[nodiscard]] std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes,
                                                Readers readers = Readers::AsFilesAreMade);

} // namespace studio::base
