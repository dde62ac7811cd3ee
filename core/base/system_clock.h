// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QElapsedTimer>
#include <QHash>

namespace studio::base {

/// The machine's clock: a monotonic timer and single-shot QTimers of the calling thread.
class SystemClock final : public Clock
{
public:
    SystemClock();
    ~SystemClock() override;

    Millis steadyNow() const override;
    QDateTime wallNow() const override;
    quint64 callAt(Millis due, QObject *context, std::function<void()> task) override;
    void cancel(quint64 call) override;

private:
    QElapsedTimer m_timer;
    QHash<quint64, QObject *> m_pending; // call -> the timer that holds it
    quint64 m_lastCall = 0;
};

} // namespace studio::base
