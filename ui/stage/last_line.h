// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// What is said, for a bubble: the marks of Markdown left away, one line of running text, no longer than its
/// last few hundred characters.
[[nodiscard]] QString lastLine(const QString &said);

} // namespace studio::ui
