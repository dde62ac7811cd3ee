// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/virtual_clock.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace studio::base {

namespace {

constexpr int kRounds = 4; // an answer may post another answer, a few times

} // namespace

VirtualClock::VirtualClock(QDateTime wallStart, QObject *parent)
    : QObject(parent)
    , m_wallStart(std::move(wallStart))
    , m_idle(this)
{
    m_idle.setInterval(0);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &VirtualClock::runNext);
}

Millis VirtualClock::steadyNow() const
{
    return m_flowing.isValid() ? m_now + Millis(m_flowing.elapsed()) : m_now;
}

QDateTime VirtualClock::wallNow() const { return m_wallStart.addMSecs(steadyNow().count()); }

void VirtualClock::flow()
{
    if (m_flowing.isValid())
        return;
    m_flowing.start();
    m_idle.setTimerType(Qt::PreciseTimer);
    wakeForNext();
}

void VirtualClock::wakeForNext()
{
    if (m_calls.empty())
        return;
    const Millis left = m_flowing.isValid() ? m_calls.begin()->first.first - steadyNow() : Millis(0);
    m_idle.start(std::max(left, Millis(0)));
}

quint64 VirtualClock::callAt(Millis due, QObject *context, std::function<void()> task)
{
    const quint64 call = ++m_lastCall;
    m_calls.emplace(std::pair(std::max(due, steadyNow()), call), Call{context, std::move(task)});
    wakeForNext();
    return call;
}

void VirtualClock::cancel(quint64 call)
{
    const auto it = std::find_if(m_calls.begin(), m_calls.end(),
                                 [call](const auto &entry) { return entry.first.second == call; });
    if (it != m_calls.end())
        m_calls.erase(it);
}

void VirtualClock::release()
{
    --m_holds;
    wakeForNext();
}

// An idle timer fires before events that were posted meanwhile are delivered. Let them through first: an
// answer on its way must not arrive after its own time-out.
void VirtualClock::runNext()
{
    if (m_calls.empty())
        return;
    const bool isEarly = m_calls.begin()->first.first > steadyNow();
    if (isEarly && m_flowing.isValid())
        return wakeForNext();
    if (!isEarly)
        return jump();
    if (m_holds == 0 && std::exchange(m_rounds, kRounds) == 0)
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority);
}

bool VirtualClock::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    if (--m_rounds > 0)
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority);
    else if (!m_calls.empty() && m_holds == 0 && !m_flowing.isValid())
        jump();
    return true;
}

void VirtualClock::jump()
{
    const auto node = m_calls.extract(m_calls.begin());
    if (!m_flowing.isValid())
        m_now = node.key().first;
    wakeForNext();
    if (node.mapped().context)
        node.mapped().task();
}

} // namespace studio::base
