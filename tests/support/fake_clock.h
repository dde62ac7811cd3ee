// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QPointer>

#include <map>
#include <utility>

namespace studio::tests {

/// Time that stands still until a test moves it. Nothing runs outside advance().
class FakeClock final : public base::Clock
{
public:
    base::Millis steadyNow() const override { return m_now; }
    QDateTime wallNow() const override;
    quint64 callAt(base::Millis due, QObject *context, std::function<void()> task) override;
    void cancel(quint64 call) override;

    /// Runs every call that becomes due on the way, each at its own time, including calls made meanwhile;
    /// after each one the queued calls of this thread are delivered, as by an event loop.
    void advance(base::Millis by);
    /// The machine sleeps: time passes, and calls that became due meanwhile run late.
    void sleep(base::Millis by) { m_now += by; }
    /// Somebody changes the wall clock; the steady time is not affected.
    void jumpWall(std::chrono::seconds by) { m_wallAhead += by; }

    [[nodiscard]] qsizetype pending() const { return qsizetype(m_calls.size()); }

private:
    struct Call
    {
        QPointer<QObject> context;
        std::function<void()> task;
    };

    base::Millis m_now{0};
    std::chrono::seconds m_wallAhead{0};
    std::map<std::pair<base::Millis, quint64>, Call> m_calls; // by due time, then by age
    quint64 m_lastCall = 0;
};

} // namespace studio::tests
