// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QObject>

namespace studio::ui {

/// The events of one room for lists that show the newest first: reads older ones page by page when asked to,
/// and passes on what is published. It holds no events. GUI thread only.
///
/// After open(): newer() as things happen, older() after each readOlder(), restarted() when there was a hole
/// and everything is to be read anew.
class EventPages : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kPage = 400;

    explicit EventPages(ports::RoomPort &port, QObject *parent = nullptr);

    void open(const base::RoomId &room, qint64 lastSeq);
    void close();
    /// Somebody looks at this room's events; until then nothing is read. Views ask for rows as soon as there
    /// may be some, seen or not.
    void wake() { m_awake = true; }

    /// One page further back; nothing while one is on its way or none is left.
    void readOlder();
    [[nodiscard]] bool hasOlder() const { return m_awake && m_first > 1; }
    [[nodiscard]] bool isAtTheBeginning() const { return m_first <= 1; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// A single event again: single() follows.
    void readOne(qint64 seq);

Q_SIGNALS:
    void older(const QList<studio::model::Envelope> &events); ///< in order, just before those that were read
    void newer(const QList<studio::model::Envelope> &events); ///< in order
    void restarted();
    void single(const studio::model::Envelope &event);
    void failed(); ///< a page could not be had; readOlder() tries again

private:
    void take(qint64 first, const QList<model::Envelope> &events);
    void takeNew(const QList<model::Envelope> &batch);

    ports::RoomPort &m_port;
    base::RoomId m_room;
    qint64 m_first = 0; ///< the oldest that was read; those before it are older
    qint64 m_last = 0;
    bool m_awake = false;
    bool m_isReading = false;
    int m_opening = 0; ///< which open() is the newest; a page of before says nothing
    int m_single = 0;  ///< which readOne() is the newest
};

} // namespace studio::ui
