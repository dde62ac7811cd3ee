// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/network_line.h"

#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QTcpSocket>
#include <QUuid>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::Millis;
using Stage = model::DoorState::Stage;

QByteArray runName()
{
    static const QByteArray name = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    return name;
}

NetworkLine::NetworkLine(base::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_dice(std::minstd_rand::result_type(seed % 2'147'483'646 + 1))
{
}

NetworkLine::~NetworkLine() { drop(); }

void NetworkLine::start(const QUrl &address)
{
    stop();
    m_address = address;
    m_tries = 0;
    tryNow();
}

void NetworkLine::stop()
{
    const bool wasUp = std::exchange(m_isUp, false);
    const bool wasStarted = !m_address.isEmpty();
    m_address.clear();
    drop();
    if (wasUp)
        Q_EMIT lost();
    if (wasStarted)
        Q_EMIT stateChanged({});
}

void NetworkLine::reconnect()
{
    const QUrl address = m_address;
    if (!address.isEmpty())
        start(address);
}

/// The socket may be the one whose signal is being handled.
void NetworkLine::drop()
{
    m_clock.cancel(std::exchange(m_timer, 0));
    if (QWebSocket *socket = std::exchange(m_socket, nullptr)) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
    }
}

void NetworkLine::tryNow()
{
    drop();
    Q_EMIT stateChanged(
        {.stage = Stage::Opening, .address = m_address.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery)});
    m_socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, this);
    m_socket->setProxy(QNetworkProxy::NoProxy);
    m_socket->setMaxAllowedIncomingFrameSize(kLongestFrame);
    m_socket->setMaxAllowedIncomingMessageSize(kLongestFrame);
    connect(m_socket, &QWebSocket::connected, this, &NetworkLine::up);
    connect(m_socket, &QWebSocket::textMessageReceived, this, [this](const QString &text) {
        m_pings = 0;
        Q_EMIT frame(text.toUtf8());
    });
    connect(m_socket, &QWebSocket::pong, this, [this] { m_pings = 0; });
    connect(m_socket, &QWebSocket::disconnected, this, [this] {
        const bool isSelf = m_socket->closeCode() == QWebSocketProtocol::CloseCodePolicyViolated &&
                            m_socket->closeReason().toLatin1() == kRunHeader;
        //: The user gave the address of another network, but it is that of this program
        down(isSelf ? tr("This address is the firehose of Companion Studio itself.")
                    : tr("Connection lost."));
    });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto failed = &QWebSocket::errorOccurred;
#else
    const auto failed = QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error);
#endif
    connect(m_socket, failed, this, [this](QAbstractSocket::SocketError error) { down(troubleOf(error)); });
    m_timer =
        m_clock.callAt(m_clock.steadyNow() + kPatience, this, [this] { down(tr("No response in time.")); });
    QNetworkRequest request(m_address);
    request.setRawHeader(kRunHeader, runName());
    m_socket->open(request);
    // QWebSocket answers pings by itself: a network that reads none of the answers would fill the memory.
    if (auto *socket = m_socket->findChild<QTcpSocket *>())
        connect(socket, &QTcpSocket::readyRead, this, &NetworkLine::limit);
}

void NetworkLine::limit()
{
    if (m_isUp && m_socket->bytesToWrite() > kMostUnread)
        down(tr("Connection lost."));
}

QString NetworkLine::troubleOf(int error) const
{
    if (m_isUp)
        return tr("Connection lost.");
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return tr("No program is listening at this address. Check the address.");
    case QAbstractSocket::HostNotFoundError:
        return tr("No computer with this name found. Check the address.");
    default: return tr("The program at this address is not a firehose.");
    }
}

void NetworkLine::up()
{
    m_clock.cancel(std::exchange(m_timer, 0));
    m_isUp = true;
    m_since = m_clock.steadyNow();
    m_pings = 0;
    m_timer = m_clock.callAt(m_since + kPingEvery, this, [this] { watch(); });
    Q_EMIT stateChanged(
        {.stage = Stage::Open, .address = m_address.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery)});
    Q_EMIT opened();
}

void NetworkLine::watch()
{
    if (m_pings >= kMostPings) {
        down(tr("Connection lost."));
        return;
    }
    ++m_pings;
    m_socket->ping();
    m_timer = m_clock.callAt(m_clock.steadyNow() + kPingEvery, this, [this] { watch(); });
}

void NetworkLine::send(const QByteArray &text)
{
    limit();
    if (m_isUp)
        m_socket->sendTextMessage(QString::fromUtf8(text));
}

Millis NetworkLine::nextWait()
{
    const Millis whole = std::min(kLongestWait, kFirstWait * (1 << std::min(m_tries, 5)));
    std::uniform_int_distribution<qint64> part(whole.count() * 3 / 4, whole.count());
    ++m_tries;
    return Millis(part(m_dice));
}

void NetworkLine::down(const QString &trouble)
{
    const bool wasUp = std::exchange(m_isUp, false);
    const Millis now = m_clock.steadyNow();
    if (wasUp && now - m_since >= kSteadyAfter)
        m_tries = 0;
    drop();
    const Millis wait = nextWait();
    m_timer = m_clock.callAt(now + wait, this, [this] { tryNow(); });
    if (wasUp)
        Q_EMIT lost();
    Q_EMIT stateChanged({.stage = Stage::Opening, .trouble = trouble, .nextTry = wait});
}

} // namespace studio::adapters::firehose
