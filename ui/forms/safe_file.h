// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

// Writes files to places that the user chose: whole or not at all. For threads of the pool.
namespace studio::ui {

/// A path component that every file system accepts: no separators, nothing hidden, reserved or invisible, not
/// too long. \p otherwise if nothing is left of it.
[[nodiscard]] QString safeFileName(const QString &wanted, const QString &otherwise);

/// Replaces the file at that path, which the user chose.
[[nodiscard]] base::Result<QString> writeFile(const QString &path, const QByteArray &bytes);

/// Writes a new file into the folder and never replaces a file there: under its name, or with a number after
/// it. Returns the path.
[[nodiscard]] base::Result<QString> writeIntoFolder(const QString &folder, const QString &name,
                                                    const QByteArray &bytes);

} // namespace studio::ui
