// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QDateTime>
#include <QList>

namespace studio::model {

/// Numbers and dates the events of a room that is made from talk that was said elsewhere: begin(), then the
/// messages, then seat(). Nobody takes part until all messages are written, so that the floor has nothing to
/// decide about them and begins anew. It keeps no events and no messages. One thread at a time.
class NewRoomEvents
{
public:
    using Events = QList<Envelope>;

    /// \p room as it will be; \p time of its first event.
    NewRoomEvents(const Room &room, const Origin &origin, const QDateTime &time);

    [[nodiscard]] qint64 seq() const { return m_seq; } ///< of the newest event; 0: none yet
    void setTime(const QDateTime &time) { m_time = time; }
    void goOn(); ///< to the next message, on the room's own axis
    void add(EnvelopeBody body, Events &events);

    void begin(Events &events); ///< the room without members
    /// The members, and those of them who stay muted; nothing in a room of none.
    void seat(const QList<base::ParticipantId> &muted, Events &events);

private:
    Room m_room;
    Origin m_origin;
    qint64 m_seq = 0;
    base::Millis m_t{0};
    QDateTime m_time;
};

} // namespace studio::model
