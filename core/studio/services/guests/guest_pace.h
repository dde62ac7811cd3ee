// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QHash>
#include <QQueue>

#include <utility>

namespace studio::services {

/// Limits how often a participant may do something: a number of times in any sixty seconds, counted for each
/// participant in each room. A participant is forgotten after a minute without action.
class GuestPace
{
public:
    static constexpr base::Millis kMinute{60'000};
    static constexpr qsizetype kSweepFrom = 256; ///< participants; beyond it, idle ones are removed

    explicit GuestPace(const base::Clock &clock)
        : m_clock(clock)
    {
    }

    /// Whether the participant may act now; if so, the action counts.
    [[nodiscard]] bool mayGo(const base::RoomId &room, const base::ParticipantId &who, int perMinute)
    {
        const base::Millis now = m_clock.steadyNow();
        if (m_times.size() >= kSweepFrom && now >= m_nextSweep)
            sweep(now);
        QQueue<base::Millis> &times = m_times[{room, who}];
        dropOld(times, now);
        if (times.size() >= perMinute)
            return false;
        times.enqueue(now);
        return true;
    }

private:
    static void dropOld(QQueue<base::Millis> &times, base::Millis now)
    {
        while (!times.isEmpty() && times.head() <= now - kMinute)
            times.dequeue();
    }

    void sweep(base::Millis now)
    {
        m_nextSweep = now + kMinute;
        m_times.removeIf([now](auto each) {
            dropOld(each.value(), now);
            return each.value().isEmpty();
        });
    }

    const base::Clock &m_clock;
    base::Millis m_nextSweep{0};
    QHash<std::pair<base::RoomId, base::ParticipantId>, QQueue<base::Millis>> m_times;
};

} // namespace studio::services
