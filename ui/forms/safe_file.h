// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

// Files that the studio writes where the user wants them: whole or not at all. For threads of the pool.
namespace studio::ui {

/// One part of a path that every file system takes: no separators, nothing hidden, reserved or unseen, not
/// too long. \p otherwise when nothing is left of it.
[[nodiscard]] QString safeFileName(const QString &wanted, const QString &otherwise);

/// Replaces the file at that path, which the user chose.
[[nodiscard]] base::Result<QString> writeFile(const QString &path, const QByteArray &bytes);

/// Writes a new file into the folder, never over one that is there: under its name, or with a number after
/// it. Gives the path.
[[nodiscard]] base::Result<QString> writeIntoFolder(const QString &folder, const QString &name,
                                                    const QByteArray &bytes);

} // namespace studio::ui
