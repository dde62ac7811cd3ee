// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_pages.h"

#include <algorithm>

namespace studio::ui {

EventPages::EventPages(ports::RoomPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    using Port = ports::RoomPort;
    connect(&port, &Port::eventsRead, this,
            [this](const auto &request, const auto &, const QList<model::Envelope> &events) {
                take(request, events);
            });
    connect(&port, &Port::failed, this, [this](const auto &request, const auto &) {
        if (request != m_request)
            return;
        m_request = {};
        Q_EMIT failed();
    });
    connect(&port, &Port::published, this,
            [this](const auto &room, const QList<model::Envelope> &batch, const auto &) {
                if (room == m_room)
                    takeNew(batch);
            });
}

void EventPages::open(const base::RoomId &room, qint64 lastSeq)
{
    m_room = room;
    m_first = lastSeq + 1;
    m_last = lastSeq;
    m_awake = false;
    m_request = {};
    m_single = {};
}

void EventPages::close() { open({}, 0); }

void EventPages::readOlder()
{
    if (!hasOlder() || isReading())
        return;
    m_requested = std::max<qint64>(1, m_first - kPage);
    m_request = m_port.events(m_room, m_requested, m_first - m_requested);
}

void EventPages::readOne(qint64 seq) { m_single = m_port.events(m_room, seq, 1); }

void EventPages::take(const base::RequestId &request, const QList<model::Envelope> &events)
{
    if (request == m_single && !events.isEmpty() && !request.isEmpty()) {
        m_single = {};
        Q_EMIT single(events.constFirst());
    }
    if (request != m_request || request.isEmpty())
        return;
    m_request = {};
    m_first = m_requested; // also where rows of a later version could not be read
    Q_EMIT older(events);
}

void EventPages::takeNew(const QList<model::Envelope> &batch)
{
    QList<model::Envelope> fresh;
    for (const model::Envelope &event : batch) {
        if (event.seq <= m_last)
            continue;
        if (event.seq != m_last + 1) { // a hole: what is between is read with the pages
            const bool awake = m_awake;
            open(m_room, batch.constLast().seq);
            m_awake = awake;
            Q_EMIT restarted();
            return;
        }
        m_last = event.seq;
        fresh.append(event);
    }
    if (!fresh.isEmpty())
        Q_EMIT newer(fresh);
}

} // namespace studio::ui
