// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// JSON for eyes: where a text in it has a new line, there is one. Not JSON any more. Pure.
[[nodiscard]] QString withLines(const QString &json);

} // namespace studio::ui
