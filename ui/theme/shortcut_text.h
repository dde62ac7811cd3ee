// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

namespace studio::ui {

/// A tool tip with its shortcut: "Next turn (Shift+F8)"; the words alone if there is no shortcut.
[[nodiscard]] QString withShortcut(const QString &words, const QKeySequence &key);

} // namespace studio::ui
