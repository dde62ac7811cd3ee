// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

namespace studio::ui {

/// A steady time that nobody can set back: the clock of countdowns in views, outside of tests.
[[nodiscard]] inline base::Millis steadyNow()
{
    return std::chrono::duration_cast<base::Millis>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace studio::ui
