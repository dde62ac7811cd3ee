// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <QObject>

namespace studio::ui {

/// The events of one room for lists that show the newest first: reads older events page by page on request,
/// and passes on new events. It holds no events. GUI thread only.
///
/// After open(): newer() as events happen, older() after each readOlder(), restarted() when there was a gap
/// and everything has to be read again.
class EventPages : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kPage = 400;

    explicit EventPages(ports::RoomPort &port, QObject *parent = nullptr);

    void open(const base::RoomId &room, qint64 lastSeq);
    void close();
    /// The events of this room are visible; nothing is read before. Needed because views ask for rows as soon
    /// as there may be some, visible or not.
    void wake() { m_awake = true; }

    /// Reads one page further back; does nothing while a page is being read or if there is none.
    void readOlder();
    [[nodiscard]] bool hasOlder() const { return m_awake && m_first > 1; }
    [[nodiscard]] bool isAtTheBeginning() const { return m_first <= 1; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// Reads a single event again; single() follows.
    void readOne(qint64 seq);

Q_SIGNALS:
    void older(const QList<studio::model::Envelope> &events); ///< in order, just before the events so far
    void newer(const QList<studio::model::Envelope> &events); ///< in order
    void restarted();
    void single(const studio::model::Envelope &event);
    void failed(); ///< a page could not be read; readOlder() tries again

private:
    void take(qint64 first, const QList<model::Envelope> &events);
    void takeNew(const QList<model::Envelope> &batch);

    ports::RoomPort &m_port;
    base::RoomId m_room;
    qint64 m_first = 0; ///< the oldest event that was read
    qint64 m_last = 0;
    bool m_awake = false;
    bool m_isReading = false;
    int m_opening = 0; ///< number of the newest open(); pages for an earlier one are ignored
    int m_single = 0;  ///< number of the newest readOne()
};

} // namespace studio::ui
