// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/aikyo_peer.h"

#include <QHostAddress>
#include <QWebSocket>
#include <QWebSocketServer>

namespace studio::tests {

using namespace Qt::StringLiterals;

AikyoPeer::AikyoPeer(quint16 port)
    : m_server(std::make_unique<QWebSocketServer>(u"aikyo"_s, QWebSocketServer::NonSecureMode))
{
    m_server->listen(QHostAddress::LocalHost, port);
    connect(m_server.get(), &QWebSocketServer::newConnection, this, [this] {
        QWebSocket *socket = m_server->nextPendingConnection();
        socket->setParent(this);
        m_sockets.append(socket);
        ++m_connections;
        connect(socket, &QWebSocket::textMessageReceived, this,
                [this](const QString &text) { m_frames.append(text.toUtf8()); });
    });
}

AikyoPeer::~AikyoPeer() = default;

QUrl AikyoPeer::address() const { return QUrl(u"ws://127.0.0.1:%1"_s.arg(port())); }
quint16 AikyoPeer::port() const { return m_server->serverPort(); }

void AikyoPeer::send(const QByteArray &text)
{
    for (QWebSocket *socket : std::as_const(m_sockets))
        socket->sendTextMessage(QString::fromUtf8(text));
}

void AikyoPeer::says(const char *from, const char *id, const QByteArray &to, const char *text)
{
    send(QByteArray(R"({"jsonrpc":"2.0","method":"message.send","params":{"id":")") + id + R"(","from":")" +
         from + R"(","to":)" + to + R"(,"message":")" + text + R"(","metadata":{"emotion":"happy"}}})");
}

void AikyoPeer::votesTogether(const QList<QByteArray> &voters)
{
    QByteArray array;
    for (const QByteArray &voter : voters)
        array += QByteArray(array.isEmpty() ? "" : ",") +
                 R"({"jsonrpc":"2.0","method":"state.send","params":{"from":")" + voter +
                 R"(","state":"speak","importance":4,"selected":false,"closing":"none"}})";
    send("[" + array + "]");
}

void AikyoPeer::votes(const char *from, const char *messageId)
{
    send(QByteArray(R"({"jsonrpc":"2.0","method":"state.send","params":{"from":")") + from +
         R"(","messageId":")" + messageId +
         R"(","state":"speak","importance":2,"selected":false,"closing":"none"}})");
}

void AikyoPeer::hangUp()
{
    for (QWebSocket *socket : std::as_const(m_sockets))
        socket->close();
    m_sockets.clear();
}

} // namespace studio::tests
