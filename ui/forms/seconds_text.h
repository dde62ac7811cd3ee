// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QString>

#include <optional>

// Times as forms show them: in seconds or minutes, written as people here write numbers.
namespace studio::ui {

[[nodiscard]] QString secondsText(base::Millis time);
/// 0.5 is understood too where people write 0,5; none for what is no number.
[[nodiscard]] std::optional<base::Millis> secondsIn(const QString &text);

// The same in minutes, for what is long.
[[nodiscard]] QString minutesText(base::Millis time);
[[nodiscard]] std::optional<base::Millis> minutesIn(const QString &text);

} // namespace studio::ui
