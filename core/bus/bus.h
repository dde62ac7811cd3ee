// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QHash>
#include <QList>
#include <QObject>

namespace studio::bus {

/// The ordered log of envelopes inside the program. Not a store: it remembers only the last numbers.
///
/// publish() numbers an envelope and queues it; it calls nobody. When control has returned to the event loop,
/// published() delivers everything queued since then, in order, as one batch that must be stored whole or not
/// at all. Lives on the studio thread.
class Bus : public QObject
{
    Q_OBJECT

public:
    explicit Bus(QObject *parent = nullptr);

    /// The next envelope of `room` gets the number lastSeq + 1.
    void openRoom(const base::RoomId &room, qint64 lastSeq);

    /// Sets seq and topic; returns the number. The room must be open.
    qint64 publish(model::Envelope envelope);

Q_SIGNALS:
    void published(const QList<studio::model::Envelope> &batch);

private:
    void flush();

    QHash<base::RoomId, qint64> m_lastSeq;
    QList<model::Envelope> m_queue;
};

} // namespace studio::bus
