// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <algorithm>

namespace studio::room {

/// A room's own steady time axis: it continues where the log ended, however often the program has been
/// restarted.
class RoomClock
{
public:
    RoomClock(base::Clock &clock, base::Millis lastLogged)
        : m_clock(clock)
        , m_offset(lastLogged - clock.steadyNow())
    {
    }

    [[nodiscard]] base::Millis now() const { return m_clock.steadyNow() + m_offset; }
    /// Continues at `t` if that is later than now.
    void skipTo(base::Millis t) { m_offset = std::max(m_offset, t - m_clock.steadyNow()); }

    [[nodiscard]] QDateTime wallNow() const { return m_clock.wallNow(); }

    /// As Clock::callAt(), but with a due time on the room's axis.
    quint64 callAt(base::Millis due, QObject *context, std::function<void()> task)
    {
        return m_clock.callAt(due - m_offset, context, std::move(task));
    }
    void cancel(quint64 call) { m_clock.cancel(call); }

private:
    base::Clock &m_clock;
    base::Millis m_offset;
};

} // namespace studio::room
