// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/log_way.h"

namespace studio::services {

// From the end back: what stands between a Rewound and where it went is left out, and with it every Rewound
// there.
bool LogWay::holds(qint64 seq) const
{
    for (qsizetype i = m_rewound.size() - 1; i >= 0;) {
        const auto &[at, to] = m_rewound.at(i);
        if (seq > at)
            return true;
        if (seq > to)
            return false;
        for (--i; i >= 0 && m_rewound.at(i).first > to;)
            --i;
    }
    return true;
}

} // namespace studio::services
