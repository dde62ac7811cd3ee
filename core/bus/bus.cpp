// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bus/bus.h"

#include <QMetaObject>

#include <utility>

namespace studio::bus {

Bus::Bus(QObject *parent)
    : QObject(parent)
{
}

void Bus::openRoom(const base::RoomId &room, qint64 lastSeq) { m_lastSeq.insert(room, lastSeq); }

qint64 Bus::publish(model::Envelope envelope)
{
    const auto last = m_lastSeq.find(envelope.room);
    Q_ASSERT(last != m_lastSeq.end());
    envelope.seq = ++*last;
    envelope.topic = model::topicOf(envelope.body);
    if (m_queue.isEmpty())
        QMetaObject::invokeMethod(this, &Bus::flush, Qt::QueuedConnection);
    m_queue.append(std::move(envelope));
    return *last;
}

// Empty the queue before anybody is told, so that a receiver that publishes starts the next batch.
void Bus::flush() { Q_EMIT published(std::exchange(m_queue, {})); }

} // namespace studio::bus
