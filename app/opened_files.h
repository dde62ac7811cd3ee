// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace studio::app {

/// Files that a desktop opens with the studio, by the import that takes them.
struct OpenedFiles
{
    QStringList talks; ///< rooms of the studio, and conversations of other programs
    QStringList cards; ///< all others; the import of companions says what it cannot take
};

/// Looks at the beginning of each file only.
[[nodiscard]] OpenedFiles sortOpenedFiles(const QStringList &files);

} // namespace studio::app
