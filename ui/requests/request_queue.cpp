// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/request_queue.h"

#include "ui/models/steady_now.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

using namespace std::chrono_literals;
using ports::PendingQuery;

namespace {

bool holds(const QList<PendingQuery> &pending, const QString &id)
{
    return std::any_of(pending.begin(), pending.end(),
                       [&id](const PendingQuery &one) { return one.query.id == id; });
}

} // namespace

RequestQueue::RequestQueue(QObject *parent)
    : QObject(parent)
    , m_clock(steadyNow)
{
    m_beat.setInterval(1s);
    connect(&m_beat, &QTimer::timeout, this, &RequestQueue::beat);
}

void RequestQueue::take(const QList<PendingQuery> &pending)
{
    const QList<PendingQuery> before = std::exchange(m_pending, pending);
    m_told = m_clock();
    if (m_pending.isEmpty())
        m_beat.stop();
    else if (!m_beat.isActive())
        m_beat.start();
    Q_EMIT changed();
    const QList<PendingQuery> now = pending; // a receiver of the signal may set other requests
    for (const PendingQuery &request : now) {
        if (!holds(before, request.query.id) && holds(m_pending, request.query.id))
            Q_EMIT came(request);
    }
}

void RequestQueue::setSteadyClock(SteadyClock clock) { m_clock = std::move(clock); }

const PendingQuery *RequestQueue::find(const QString &id) const
{
    const auto found = std::find_if(m_pending.cbegin(), m_pending.cend(),
                                    [&id](const PendingQuery &one) { return one.query.id == id; });
    return found == m_pending.cend() ? nullptr : &*found;
}

base::Millis RequestQueue::left(const PendingQuery &request) const
{
    return std::max(base::Millis(0), request.left - (m_clock() - m_told));
}

} // namespace studio::ui
