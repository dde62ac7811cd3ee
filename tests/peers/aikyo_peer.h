// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QUrl>

#include <memory>

class QWebSocket;
class QWebSocketServer;

namespace studio::tests {

/// An aikyo network behind its firehose, as a script: it sends what a test says, word for word as the real
/// one does, and keeps what it gets. As the real one it echoes nothing.
class AikyoPeer : public QObject
{
    Q_OBJECT

public:
    explicit AikyoPeer(quint16 port = 0);
    ~AikyoPeer() override;

    [[nodiscard]] QUrl address() const;
    [[nodiscard]] quint16 port() const;
    [[nodiscard]] int connections() const { return m_connections; } ///< in all
    [[nodiscard]] const QList<QByteArray> &frames() const { return m_frames; }

    void says(const char *from, const char *id, const QByteArray &to, const char *text);
    /// The dialect of today: the leader votes for everybody, in an array that names no message.
    void votesTogether(const QList<QByteArray> &voters);
    /// The one before it: each for itself, naming the message.
    void votes(const char *from, const char *messageId);
    void send(const QByteArray &text);
    void hangUp(); ///< on everybody; it listens on

private:
    std::unique_ptr<QWebSocketServer> m_server;
    QList<QWebSocket *> m_sockets;
    QList<QByteArray> m_frames;
    int m_connections = 0;
};

} // namespace studio::tests
