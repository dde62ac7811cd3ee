// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_clock.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <algorithm>

namespace studio::tests {

QDateTime FakeClock::wallNow() const
{
    return QDateTime(QDate(2026, 1, 1), QTime(17, 0), QTimeZone::utc())
        .addMSecs(m_now.count())
        .addSecs(m_wallAhead.count());
}

quint64 FakeClock::callAt(base::Millis due, QObject *context, std::function<void()> task)
{
    const quint64 call = ++m_lastCall;
    m_calls.emplace(std::pair(std::max(due, m_now), call), Call{context, std::move(task)});
    return call;
}

void FakeClock::cancel(quint64 call)
{
    std::erase_if(m_calls, [call](const auto &entry) { return entry.first.second == call; });
}

void FakeClock::advance(base::Millis by)
{
    const base::Millis end = m_now + by;
    QCoreApplication::sendPostedEvents();
    while (!m_calls.empty() && m_calls.begin()->first.first <= end) {
        const auto node = m_calls.extract(m_calls.begin());
        m_now = std::max(m_now, node.key().first);
        if (node.mapped().context)
            node.mapped().task();
        QCoreApplication::sendPostedEvents();
    }
    m_now = end;
}

} // namespace studio::tests
