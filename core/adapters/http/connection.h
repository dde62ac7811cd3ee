// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/answer_line.h"
#include "core/adapters/http/body_reader.h"
#include "core/adapters/http/exchange.h"
#include "core/adapters/http/guard.h"
#include "core/adapters/http/head_reader.h"
#include "core/adapters/http/rate.h"
#include "core/base/clock.h"

#include <QByteArray>
#include <QObject>

#include <optional>

class QTcpSocket;

namespace studio::adapters::http {

class ServedExchange;

/// One client's connection: reads requests one after the other, and none while one is being answered, so that
/// answers come in order and a client that sends without reading blocks only itself. Heads are only peeked at
/// until they are judged, because a WebSocket handshake is read by other code. Every wait is limited, except
/// the wait for the handler's answer. On the studio thread; owned by its listener.
class Connection final : public QObject, private AnswerLine
{
    Q_OBJECT

public:
    static constexpr base::Millis kFirstWithin{10'000}; ///< the first byte
    static constexpr base::Millis kIdle{75'000};        ///< between two requests
    static constexpr base::Millis kHeadWithin{10'000};  ///< from its first byte
    static constexpr base::Millis kBodyWithin{30'000};  ///< from the end of the head
    static constexpr base::Millis kReadWithin{20'000};  ///< for a client that does not read what we send
    static constexpr base::Millis kDrain{1'000}; ///< for a client that still sends data that nobody will read
    static constexpr qint64 kMostWaiting = 4 << 20; ///< unread bytes of a stream
    static constexpr double kRequestsPerSecond = 40'000;

    struct Needs
    {
        Handler &handler;
        Guard &guard;
        base::Clock &clock;
    };

    /// Takes ownership of the socket.
    Connection(quint64 id, QTcpSocket *socket, Needs needs);
    ~Connection() override;

    void start();
    void cut();
    /// Whether one of its requests was accepted: with the token, if one is required.
    [[nodiscard]] bool wasLetIn() const { return m_wasLetIn; }

Q_SIGNALS:
    void rejected(const studio::model::DoorRejection &rejection);
    /// The head was accepted and is unread in the socket, which now belongs to the receiver.
    void upgradeWanted(QTcpSocket *socket, const studio::adapters::http::RequestHead &head);
    void closed(); ///< once, as the last signal

private:
    enum class Phase { Head, Body, Answer, Drain, Closed };

    void go();
    [[nodiscard]] bool step();
    [[nodiscard]] bool stepHead();
    [[nodiscard]] bool stepBody();
    bool takeHead(ReadHead read);
    [[nodiscard]] std::optional<Refusal> judge(const ReadHead &read, const Handler::Route &route) const;
    bool handle(QByteArray body);
    bool giveSocketAway();
    void refuse(const Refusal &refusal);
    [[nodiscard]] QByteArray sentence(const Refusal &refusal) const;
    void answerPreflight();
    void refuseFlaw(int status, const QString &detail);

    void write(const QByteArray &bytes) override;
    void answered(bool staysOpen) override;
    [[nodiscard]] QByteArray date() override;
    [[nodiscard]] const QList<std::pair<QByteArray, QByteArray>> &pageHeaders() const override
    {
        return m_pageHeaders;
    }

    void drain();
    void finish();
    void setPhase(Phase phase);
    void waitUntil(std::optional<base::Millis> due);
    void checkTime();
    [[nodiscard]] QByteArrayView peek(qsizetype most);

    quint64 m_id;
    QTcpSocket *m_socket;
    Needs m_needs;
    Phase m_phase = Phase::Head;
    bool m_isGoing = false;
    ReadHead m_read;
    QList<std::pair<QByteArray, QByteArray>> m_pageHeaders;
    BodyReader m_body;
    ServedExchange *m_exchange = nullptr;
    Rate m_requests{kRequestsPerSecond, kRequestsPerSecond};
    QByteArray m_peeked;
    qint64 m_drained = 0;
    bool m_hasBegunHead = false;
    bool m_wasLetIn = false;
    std::optional<base::Millis> m_due;
    quint64 m_call = 0;
    base::Millis m_callDue{0};
    QByteArray m_date; ///< of the second m_dated
    base::Millis m_dated{0};
};

} // namespace studio::adapters::http
