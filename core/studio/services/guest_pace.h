// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QHash>
#include <QQueue>

#include <utility>

namespace studio::services {

/// How often somebody may do something: so many times in any sixty seconds, each in each room.
class GuestPace
{
public:
    explicit GuestPace(const base::Clock &clock)
        : m_clock(clock)
    {
    }

    /// Whether it may now; if so it counts.
    [[nodiscard]] bool mayGo(const base::RoomId &room, const base::ParticipantId &who, int perMinute)
    {
        static constexpr base::Millis kMinute{60'000};
        QQueue<base::Millis> &times = m_times[{room, who}];
        const base::Millis now = m_clock.steadyNow();
        while (!times.isEmpty() && times.head() <= now - kMinute)
            times.dequeue();
        if (times.size() >= perMinute)
            return false;
        times.enqueue(now);
        return true;
    }

private:
    const base::Clock &m_clock;
    QHash<std::pair<base::RoomId, base::ParticipantId>, QQueue<base::Millis>> m_times;
};

} // namespace studio::services
