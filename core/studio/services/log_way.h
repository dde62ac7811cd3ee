// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <utility>

namespace studio::services {

/// Which events of a log lie on its way: what was gone back over (model::Rewound) does not. Knows every
/// Rewound once all were taken.
class LogWay
{
public:
    /// A Rewound to `to` that is event `seq`; in the order of the log.
    void take(qint64 seq, qint64 to) { m_rewound.append({seq, to}); }
    /// Whether an event is on the way to the newest one. A Rewound itself never is.
    [[nodiscard]] bool holds(qint64 seq) const;

private:
    QList<std::pair<qint64, qint64>> m_rewound; ///< seq, to
};

} // namespace studio::services
