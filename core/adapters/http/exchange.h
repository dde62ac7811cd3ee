// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

#include <QObject>

class QWebSocket;

namespace studio::adapters::http {

/// One request being answered: with answer(), or with beginStream(), any number of send() and end(). On the
/// studio thread. Owned by its connection, deletes itself later when it is answered or the client has gone;
/// later calls have no effect. Hold it in a QPointer across a turn of the event loop.
class Exchange : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void answer(const Response &response) = 0;
    /// text/event-stream, in chunks; with these headers in addition.
    virtual void beginStream(const QList<std::pair<QByteArray, QByteArray>> &headers = {}) = 0;
    /// One event in its final form: "data: …\n\n" or a comment.
    virtual void send(const QByteArray &event) = 0;
    virtual void end() = 0;

Q_SIGNALS:
    void gone(); ///< the client left before the answer was complete
};

/// Handles a listener's requests: says what it accepts, and answers. On the studio thread.
class Handler
{
public:
    /// What may be sent to a path. The listener answers other requests itself, before it reads the body.
    struct Route
    {
        QList<QByteArray> methods; ///< empty: no such path (404); other methods get 405 with Allow
        QByteArray contentType{"application/json"}; ///< of a POST; others get 415
        qint64 longestBody = 1 << 20;               ///< bytes; more gets 413
        bool takesSockets =
            false; ///< a GET with an Upgrade becomes a WebSocket, also where methods has no GET
        /// For clients at the wrong place, a sentence that says where to go; %1 is the host and port of the
        /// request.
        QByteArray hint{};
    };

    virtual ~Handler() = default;
    [[nodiscard]] virtual Route routeTo(const QByteArray &path) const = 0;
    virtual void handle(const Request &request, Exchange *exchange) = 0;
    /// For a route that takes sockets, after the handshake. The socket has no parent: the handler owns it.
    /// Its frames and messages are limited to longestBody; the handler has to watch the unsent data
    /// (QWebSocket::bytesToWrite), the rate of messages, and silence.
    virtual void socketOpened(QWebSocket *socket, const RequestHead &head);
};

} // namespace studio::adapters::http
