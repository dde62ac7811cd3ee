// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"

#include <QTimer>

#include <algorithm>

namespace studio::base {

SystemClock::SystemClock() { m_timer.start(); }

SystemClock::~SystemClock() { qDeleteAll(m_pending); }

Millis SystemClock::steadyNow() const { return Millis(m_timer.elapsed()); }

QDateTime SystemClock::wallNow() const { return QDateTime::currentDateTimeUtc(); }

quint64 SystemClock::callAt(Millis due, QObject *context, std::function<void()> task)
{
    const quint64 call = ++m_lastCall;
    auto *timer = new QTimer;
    m_pending.insert(call, timer);
    timer->setSingleShot(true);
    timer->setTimerType(Qt::PreciseTimer);
    QObject::connect(timer, &QTimer::timeout, context, [this, call, task = std::move(task)] {
        cancel(call);
        task();
    });
    // A destroyed context leaves its timer without a receiver; remove the timer together with its entry in
    // the table.
    QObject::connect(context, &QObject::destroyed, timer, [this, call] { cancel(call); });
    timer->start(std::max(due - steadyNow(), Millis(0)));
    return call;
}

void SystemClock::cancel(quint64 call)
{
    if (QObject *timer = m_pending.take(call)) {
        static_cast<QTimer *>(timer)->stop();
        timer->deleteLater();
    }
}

} // namespace studio::base
