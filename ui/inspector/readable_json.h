// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// JSON for human readers: a newline inside a text becomes a real line break. The result is no longer JSON.
/// Pure.
[[nodiscard]] QString withLines(const QString &json);

} // namespace studio::ui
