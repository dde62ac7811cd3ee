// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/goodbye_connection.h"

#include <QSslConfiguration>

#include <utility>

namespace studio::tests::faults {

namespace {

const QByteArray kPreface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
constexpr qsizetype kFrameHead = 9;
constexpr char kHeaders = 1;
constexpr char kReset = 3;
constexpr char kSettings = 4;
constexpr char kGoAway = 7;
constexpr char kEndStream = 1;
constexpr char kRefusedStream = 7;

QByteArray frame(char type, quint32 stream, const QByteArray &payload)
{
    QByteArray made(2, '\0'); // none is longer than 255
    made += char(payload.size());
    made += type;
    made += '\0';
    for (int shift = 24; shift >= 0; shift -= 8)
        made += char(stream >> shift);
    return made + payload;
}

quint32 numberAt(const QByteArray &bytes, qsizetype at, int count)
{
    quint32 number = 0;
    for (int i = 0; i < count; ++i)
        number = number << 8 | quint8(bytes.at(at + i));
    return number;
}

} // namespace

GoodbyeConnection::GoodbyeConnection(qintptr descriptor, const Identity &identity, QObject *parent)
    : QObject(parent)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setAllowedNextProtocols({QSslConfiguration::ALPNProtocolHTTP2});
    m_socket.setSslConfiguration(tls);
    m_socket.setSocketDescriptor(descriptor);
    m_socket.setLocalCertificate(identity.certificate);
    m_socket.setPrivateKey(identity.key);
    connect(&m_socket, &QSslSocket::readyRead, this, &GoodbyeConnection::hear);
    connect(&m_socket, &QSslSocket::disconnected, this, &QObject::deleteLater);
    m_socket.startServerEncryption();
}

// The request is heard to its end, so that nothing is lost on the way but the answer.
void GoodbyeConnection::hear()
{
    m_heard += m_socket.readAll();
    if (!m_hasGreeted) {
        if (m_heard.size() < kPreface.size())
            return;
        m_heard.remove(0, kPreface.size());
        m_socket.write(frame(kSettings, 0, {}));
        m_hasGreeted = true;
    }
    while (m_heard.size() >= kFrameHead) {
        const qsizetype size = numberAt(m_heard, 0, 3);
        if (m_heard.size() < kFrameHead + size)
            return;
        const bool isLast = (m_heard.at(3) == kHeaders || m_heard.at(3) == 0) && (m_heard.at(4) & kEndStream);
        const quint32 stream = numberAt(m_heard, 5, 4);
        m_heard.remove(0, kFrameHead + size);
        if (!isLast)
            continue;
        const QByteArray refused = QByteArray(3, '\0') + kRefusedStream;
        m_socket.write(frame(kReset, stream, refused));
        m_socket.write(frame(kGoAway, 0, QByteArray(4, '\0') + refused));
        m_socket.disconnectFromHost();
        return;
    }
}

} // namespace studio::tests::faults
