// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

namespace studio::ui {

/// The time since some moment in the past, which nobody can turn back: what a view counts down with outside
/// of tests.
[[nodiscard]] inline base::Millis steadyNow()
{
    return std::chrono::duration_cast<base::Millis>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace studio::ui
