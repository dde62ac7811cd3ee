// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <utility>

namespace studio::base {

/// A clock that never waits: when its thread has nothing else to do, it jumps to the next due call.
///
/// Used by `converse --speed instant` and by tests that want a whole conversation at once. The same calls
/// give the same times on every machine. The wall clock starts at `wallStart` and moves with the steady one.
class VirtualClock final : public QObject, public Clock
{
    Q_OBJECT

public:
    explicit VirtualClock(QDateTime wallStart, QObject *parent = nullptr);

    Millis steadyNow() const override { return m_now; }
    QDateTime wallNow() const override;
    quint64 callAt(Millis due, QObject *context, std::function<void()> task) override;
    void cancel(quint64 call) override;

private:
    struct Call
    {
        QPointer<QObject> context;
        std::function<void()> task;
    };

    void runNext();

    QDateTime m_wallStart;
    Millis m_now{0};
    std::map<std::pair<Millis, quint64>, Call> m_calls; // by due time, then by age
    quint64 m_lastCall = 0;
    QTimer m_idle; // fires when the event loop has nothing else left
};

} // namespace studio::base
