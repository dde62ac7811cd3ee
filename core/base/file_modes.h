// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>

// Controls who else on this computer may read a file. Files of the studio itself are private; files that the
// user asked for by name, such as an export, follow the user's umask.
namespace studio::base {

/// Makes every file that this process creates from now on private to its user. Call it once at the start of
/// the program, before there are threads: the mask belongs to the whole process.
void keepFilesPrivate();

/// The mode that any other program would give a new file: 0666 without the bits in the user's umask.
[[nodiscard]] unsigned usualFileMode();

/// Gives a new file that mode; a file that replaces another keeps the mode of the old one. The open file will
/// be put at \p path.
void makeUsual(const QFileDevice &file, const QString &path);

} // namespace studio::base
