// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

#include <QObject>

class QWebSocket;

namespace studio::adapters::http {

/// One request that is being answered: with answer(), or with beginStream(), any number of send() and end().
/// On the studio thread. Owned by its connection, deletes itself later when it is answered or the client has
/// gone; what is called after that does nothing. Hold it in a QPointer across a turn of the event loop.
class Exchange : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void answer(const Response &response) = 0;
    /// text/event-stream, in chunks; these headers beside the usual ones.
    virtual void beginStream(const QList<std::pair<QByteArray, QByteArray>> &headers = {}) = 0;
    /// One event, as it goes out: "data: …\n\n" or a comment.
    virtual void send(const QByteArray &event) = 0;
    virtual void end() = 0;

Q_SIGNALS:
    void gone(); ///< the client went before the answer was whole
};

/// What stands behind a listener: says what it takes, and answers. On the studio thread.
class Handler
{
public:
    /// What may be sent to a path. What does not fit is answered by the listener, before the body is read.
    struct Route
    {
        QList<QByteArray> methods; ///< empty: there is no such path (404); others are 405 with Allow
        QByteArray contentType{"application/json"}; ///< of a POST; another one is 415
        qint64 longestBody = 1 << 20;               ///< bytes; more is 413
        bool takesSockets =
            false; ///< a GET with an Upgrade becomes a WebSocket, also where methods has no GET
        /// For whoever comes to the wrong place, a sentence that says where to go; %1 is the host and port
        /// that they asked for.
        QByteArray hint{};
    };

    virtual ~Handler() = default;
    [[nodiscard]] virtual Route routeTo(const QByteArray &path) const = 0;
    virtual void handle(const Request &request, Exchange *exchange) = 0;
    /// Of a route that takes sockets, and the handshake is done. The socket has no parent: it is the
    /// handler's. Its frames and messages are bounded by longestBody; what waits to be sent
    /// (QWebSocket::bytesToWrite), how often it sends, and its silence are for the handler to watch.
    virtual void socketOpened(QWebSocket *socket, const RequestHead &head);
};

} // namespace studio::adapters::http
