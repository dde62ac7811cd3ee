// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <algorithm>

namespace studio::adapters::http {

/// Limits how often something may happen: a burst, and a rate per second in the long run. Steady time.
class Rate
{
public:
    Rate(double atOnce, double perSecond)
        : m_atOnce(atOnce)
        , m_perSecond(perSecond)
        , m_left(atOnce)
    {
    }

    /// True: allowed, and counted.
    bool take(base::Millis now)
    {
        const double passed = double(std::max(base::Millis(0), now - m_counted).count()) / 1000.0;
        m_counted = now;
        m_left = std::min(m_atOnce, m_left + passed * m_perSecond);
        if (m_left < 1)
            return false;
        m_left -= 1;
        return true;
    }

private:
    double m_atOnce;
    double m_perSecond;
    double m_left;
    base::Millis m_counted{0};
};

} // namespace studio::adapters::http
