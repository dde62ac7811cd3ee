// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <functional>
#include <utility>

namespace studio::ui {

/// Whether a widget has stood still long enough for a click on it to be deliberate. A click that was meant
/// for what was there before, or the second click of a double click, comes sooner than people can read.
class StillGuard
{
public:
    using SteadyClock = std::function<base::Millis()>;
    static constexpr base::Millis kTime{500};

    explicit StillGuard(SteadyClock clock)
        : m_clock(std::move(clock))
    {
        disturb();
    }
    void disturb() { m_still = m_clock() + kTime; } ///< it has appeared, moved or changed
    [[nodiscard]] bool isStill() const { return m_clock() >= m_still; }

private:
    SteadyClock m_clock;
    base::Millis m_still{0};
};

} // namespace studio::ui
