// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDevice>

// Who else on this computer may read a file: nobody what the studio keeps, and as the user's umask says what
// the user asked for by name, such as an export.
namespace studio::base {

/// From here on each file that this process makes is for its user alone. Once, at the start of the program
/// and before it has threads: the mask belongs to the whole process.
void keepFilesPrivate();

/// How a program that knows nothing of this would make a file: 0666 without what the user's umask takes.
[[nodiscard]] unsigned usualFileMode();

/// A file that is new gets that mode; one that is replaced keeps its own. The open file is to be put at \p
/// path.
void makeUsual(const QFileDevice &file, const QString &path);

} // namespace studio::base
