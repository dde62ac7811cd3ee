// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/rate.h"
#include "core/adapters/room/voice.h"
#include "core/base/clock.h"
#include "core/model/door.h"

#include <QObject>
#include <QQueue>

class QWebSocket;

namespace studio::adapters::firehose {

/// One program connected to our firehose. Reads frames as bytes and limits them: how many come per second,
/// how much waits to be read by the other side, how long that side may be silent. On the studio thread.
class FirehoseClient : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kMostUnread = 8 << 20; ///< bytes; with more the client is disconnected
    static constexpr base::Millis kPingEvery{30'000};
    static constexpr int kMostPings = 3; ///< without a sign of life; then the client is disconnected. A
                                         ///< machine that slept has not pinged meanwhile
    static constexpr int kUserMessagesPerMinute = 120; ///< of all users of one program: people write slower
    static constexpr int kMostDropped = 2'000; ///< frames that came too fast; then the client is disconnected

    /// Takes ownership of the socket. The clock outlives it.
    FirehoseClient(const QString &id, QWebSocket *socket, base::Clock &clock, QObject *parent);

    [[nodiscard]] const model::DoorClient &told() const { return m_told; }
    void setProgram(const QString &program) { m_told.program = program; }
    /// Lets the program speak as the user, hear companions' queries, and answer them.
    void makeFrontEnd() { m_told.isFrontEnd = true; }
    [[nodiscard]] Voice voice() const { return {m_told.isFrontEnd, m_told.program}; }
    void addGuest(const base::ParticipantId &guest);
    void removeGuest(const base::ParticipantId &guest) { m_told.guests.removeAll(guest); }
    /// Counts one message of a user, under any name; false: too many in a minute.
    [[nodiscard]] bool countUserMessage();
    void send(const QByteArray &text);
    void cut();

Q_SIGNALS:
    void frame(const QByteArray &text);
    void dropped(); ///< a frame that came too fast
    void gone();    ///< once

private:
    void take(const QString &text);
    void watch();
    void go();

    QWebSocket *m_socket;
    base::Clock &m_clock;
    model::DoorClient m_told;
    http::Rate m_rate{kFramesAtOnce, kFramesPerSecond};
    QQueue<base::Millis> m_userSaid; ///< times of the messages in the last minute
    int m_pings = 0;                 ///< since the last sign of life
    int m_dropped = 0;
    bool m_isGone = false;

    static constexpr double kFramesAtOnce = 400;
    static constexpr double kFramesPerSecond = 200;
};

} // namespace studio::adapters::firehose
