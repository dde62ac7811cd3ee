// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

class QSaveFile;

// Files that are replaced whole or not at all, checked to the last byte. Not for the database, which SQLite
// keeps. Any thread; blocks until the disk has answered.
namespace studio::base {

/// Puts what was written to the open \p file in the place of the old one. QSaveFile::commit() alone (Qt 6.4)
/// takes the last buffer for written when a full disk refused it, and asks nobody whether the disk has the
/// bytes. Every write() must have taken all it was given: one that a full disk cuts short leaves no error
/// behind. None: it is there, and stays through a power cut. Else what the system said; the old file is as it
/// was.
[[nodiscard]] std::optional<QString> putInPlace(QSaveFile &file);

/// Brings a file's new name to the disk: it is there when its folder is. A folder that cannot be synced takes
/// nothing back; the file is whole under either name.
void syncFolderOf(const QString &path);

/// Who may read a file that is new; one that is replaced keeps its mode (file_modes.h).
enum class Readers { AsFilesAreMade, AsIsUsual };

/// Replaces the file at \p path. As above.
[[nodiscard]] std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes,
                                                Readers readers = Readers::AsFilesAreMade);

} // namespace studio::base
