// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/firehose_client.h"

#include <QWebSocket>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;

FirehoseClient::FirehoseClient(const QString &id, QWebSocket *socket, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_clock(clock)
{
    m_socket->setParent(this);
    m_told.id = id;
    m_told.door = model::Guest::Door::Firehose;
    m_told.protocol = u"firehose"_s;
    m_told.since = m_clock.wallNow();
    m_told.lastSeen = m_told.since;
    connect(m_socket, &QWebSocket::textMessageReceived, this, &FirehoseClient::take);
    // Binary messages are not used here; a client that sends them gets an error, as in the original.
    connect(m_socket, &QWebSocket::binaryMessageReceived, this, [this] { take({}); });
    connect(m_socket, &QWebSocket::pong, this, [this] { m_pings = 0; });
    connect(m_socket, &QWebSocket::disconnected, this, &FirehoseClient::go);
    m_clock.callAt(m_clock.steadyNow() + kPingEvery, this, [this] { watch(); });
}

void FirehoseClient::addGuest(const base::ParticipantId &guest)
{
    if (!m_told.guests.contains(guest))
        m_told.guests.append(guest);
}

void FirehoseClient::take(const QString &text)
{
    if (m_isGone)
        return;
    m_pings = 0;
    m_told.lastSeen = m_clock.wallNow();
    if (m_rate.take(m_clock.steadyNow())) {
        Q_EMIT frame(text.toUtf8());
        return;
    }
    Q_EMIT dropped();
    if (++m_dropped > kMostDropped)
        cut();
}

bool FirehoseClient::countUserMessage()
{
    const base::Millis now = m_clock.steadyNow();
    while (!m_userSaid.isEmpty() && m_userSaid.head() <= now - base::Millis(60'000))
        m_userSaid.dequeue();
    if (m_userSaid.size() >= kUserMessagesPerMinute)
        return false;
    m_userSaid.enqueue(now);
    return true;
}

void FirehoseClient::send(const QByteArray &text)
{
    if (m_isGone)
        return;
    if (m_socket->bytesToWrite() > kMostUnread) {
        cut();
        return;
    }
    m_socket->sendTextMessage(QString::fromUtf8(text));
}

void FirehoseClient::watch()
{
    if (m_isGone)
        return;
    if (m_pings >= kMostPings) {
        cut();
        return;
    }
    ++m_pings;
    m_socket->ping();
    m_clock.callAt(m_clock.steadyNow() + kPingEvery, this, [this] { watch(); });
}

void FirehoseClient::cut()
{
    m_socket->abort();
    go();
}

void FirehoseClient::go()
{
    if (m_isGone)
        return;
    m_isGone = true;
    Q_EMIT gone();
}

} // namespace studio::adapters::firehose
