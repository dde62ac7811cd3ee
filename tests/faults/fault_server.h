// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/certificates.h"
#include "tests/faults/driven_clock.h"
#include "tests/faults/script.h"
#include "tests/faults/watched_transport.h"

#include <QTcpServer>

#include <functional>
#include <memory>

namespace studio::tests::faults {

class Connection;

/// How a server takes those who come to its port.
enum class Door {
    Open,
    Closed,   ///< nobody listens
    Resets,   ///< whoever is taken in is thrown out at once
    BlindSix, ///< on ::1 nobody answers at all, on 127.0.0.1 it is open
    Tls,      ///< and a good certificate
    TlsAlone, ///< signed by itself
    TlsOver,  ///< expired
    TlsOther, ///< for another host
    TlsOld,   ///< TLS 1.0 and nothing newer
    TlsHangs, ///< takes the first word and says nothing
    TlsTwo,   ///< HTTP/2, where every stream is reset and the connection said goodbye to
};

/// A request as a server heard it.
struct Asked
{
    QByteArray target;
    QByteArray body;
    RequestKind kind = RequestKind::Speech;
};

/// A server on one port of this machine that says what it is told, byte for byte. It keeps its port whatever
/// its door does. In the thread of the test.
class FaultServer final : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<Script(const Asked &)>;

    FaultServer(const Certificates &certificates, DrivenClock &clock);
    ~FaultServer() override;

    /// Those who are connected are thrown out.
    void setDoor(Door door);
    void setAnswer(const Answer &answer) { m_answer = answer; }
    /// Whose bytes are waited for by scripts.
    void setTransport(WatchedTransport *transport);

    [[nodiscard]] quint16 port() const { return m_port; }
    /// Streams whose connection waits for the clock, or for ever.
    [[nodiscard]] QList<quint64> stuck() const;
    /// Connections that wait so and have not said which stream they are.
    [[nodiscard]] int stuckUnknown() const;
    /// Whole requests since forget().
    [[nodiscard]] int heard() const { return m_requests; }
    void forget() { m_requests = 0; }

private:
    class Listener;
    void take(qintptr descriptor);
    void blindSix();
    void bindPort();

    const Certificates &m_certificates;
    DrivenClock &m_clock;
    WatchedTransport *m_transport = nullptr;
    Answer m_answer;
    Door m_door = Door::Open;
    quint16 m_port = 0;
    int m_bound = -1;   ///< a socket that holds the port while nobody listens
    QList<int> m_blind; ///< sockets that fill the queue on ::1
    int m_requests = 0;
    std::unique_ptr<Listener> m_listener;
    QList<Connection *> m_connections;
};

} // namespace studio::tests::faults
