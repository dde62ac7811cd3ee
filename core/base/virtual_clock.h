// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <utility>

namespace studio::base {

/// A clock that never waits: when its thread has nothing else to do, it jumps to the next due call.
///
/// Used by `converse --speed instant` and by tests that run a whole conversation at once. The same calls give
/// the same times on every machine. The wall clock starts at `wallStart` and moves with the steady clock.
/// Once somebody outside the program takes part, who needs real time to answer, it runs like any other clock.
class VirtualClock final : public QObject, public Clock
{
    Q_OBJECT

public:
    explicit VirtualClock(QDateTime wallStart, QObject *parent = nullptr);

    Millis steadyNow() const override;
    QDateTime wallNow() const override;
    quint64 callAt(Millis due, QObject *context, std::function<void()> task) override;
    void cancel(quint64 call) override;

    /// Stops time while real work, such as disk access, takes an unknown time. Each hold() needs its
    /// release().
    void hold() { ++m_holds; }
    void release();

    /// From now on the clock runs in real time; this cannot be undone.
    void flow();

private:
    struct Call
    {
        QPointer<QObject> context;
        std::function<void()> task;
    };

    bool event(QEvent *event) override;
    void runNext();
    void jump();
    void wakeForNext();

    QDateTime m_wallStart;
    Millis m_now{0}; ///< once it flows: the time at which that began
    QElapsedTimer m_flowing;
    std::map<std::pair<Millis, quint64>, Call> m_calls; // by due time, then by age
    quint64 m_lastCall = 0;
    int m_holds = 0;
    int m_rounds = 0; ///< rounds of posted events still to let through before this jump
    QTimer m_idle;    // fires when the event loop is otherwise idle, or the next call is due
};

} // namespace studio::base
