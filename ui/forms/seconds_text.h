// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QString>

#include <optional>

// Times as forms show them: in seconds or minutes, in the local number format.
namespace studio::ui {

[[nodiscard]] QString secondsText(base::Millis time);
/// Also accepts 0.5 in countries that write 0,5; null if it is no number.
[[nodiscard]] std::optional<base::Millis> secondsIn(const QString &text);

// The same in minutes, for long times.
[[nodiscard]] QString minutesText(base::Millis time);
[[nodiscard]] std::optional<base::Millis> minutesIn(const QString &text);

} // namespace studio::ui
