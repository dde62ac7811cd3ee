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
    m_isReading = false;
    ++m_opening;
    ++m_single;
}

void EventPages::close() { open({}, 0); }

void EventPages::readOlder()
{
    if (!hasOlder() || isReading())
        return;
    m_isReading = true;
    const qint64 first = std::max<qint64>(1, m_first - kPage);
    const auto take = [this, first, opening = m_opening](const base::Result<QList<model::Envelope>> &events) {
        if (opening != m_opening)
            return;
        m_isReading = false;
        if (events)
            this->take(first, *events);
        else
            Q_EMIT failed();
    };
    m_port.events(m_room, first, m_first - first, {this, take});
}

void EventPages::readOne(qint64 seq)
{
    const auto take = [this, number = ++m_single](const base::Result<QList<model::Envelope>> &events) {
        if (number == m_single && events && !events->isEmpty())
            Q_EMIT single(events->constFirst());
    };
    m_port.events(m_room, seq, 1, {this, take});
}

void EventPages::take(qint64 first, const QList<model::Envelope> &events)
{
    m_first = first; // also if rows of a later version could not be read
    Q_EMIT older(events);
}

void EventPages::takeNew(const QList<model::Envelope> &batch)
{
    QList<model::Envelope> fresh;
    for (const model::Envelope &event : batch) {
        if (event.seq <= m_last)
            continue;
        if (event.seq != m_last + 1) { // a gap: the events between are read with the pages
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
