// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// Markdown as one plain line, for places that have no room for more: a row of a list, a bubble. The words
/// of links and of code stay; marks inside words, as in snake_case, stay too.
[[nodiscard]] QString plainWords(QString markdown);

} // namespace studio::ui
