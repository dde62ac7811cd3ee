// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/virtual_clock.h"

#include <algorithm>

namespace studio::base {

VirtualClock::VirtualClock(QDateTime wallStart, QObject *parent)
    : QObject(parent)
    , m_wallStart(std::move(wallStart))
    , m_idle(this)
{
    m_idle.setInterval(0);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &VirtualClock::runNext);
}

QDateTime VirtualClock::wallNow() const { return m_wallStart.addMSecs(m_now.count()); }

quint64 VirtualClock::callAt(Millis due, QObject *context, std::function<void()> task)
{
    const quint64 call = ++m_lastCall;
    m_calls.emplace(std::pair(std::max(due, m_now), call), Call{context, std::move(task)});
    m_idle.start();
    return call;
}

void VirtualClock::cancel(quint64 call)
{
    const auto it = std::find_if(m_calls.begin(), m_calls.end(),
                                 [call](const auto &entry) { return entry.first.second == call; });
    if (it != m_calls.end())
        m_calls.erase(it);
}

void VirtualClock::runNext()
{
    if (m_calls.empty())
        return;
    const auto node = m_calls.extract(m_calls.begin());
    m_now = node.key().first;
    if (!m_calls.empty())
        m_idle.start();
    if (node.mapped().context)
        node.mapped().task();
}

} // namespace studio::base
