// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/notices.h"

#include "core/adapters/mcp/room_texts.h"
#include "core/wire/json.h"

#include <QWebSocket>

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

Notices::Notices(const RoomMirror &mirror, base::Clock &clock, DoorReport &report, QObject *parent)
    : QObject(parent)
    , m_mirror(mirror)
    , m_clock(clock)
    , m_report(report)
{
    connect(&mirror, &RoomMirror::published, this, &Notices::tell);
}

Notices::~Notices() { closeAll(); }

void Notices::add(QWebSocket *socket, const QString &program)
{
    socket->setParent(this);
    if (m_sockets.size() >= kMostSockets) {
        socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
        socket->deleteLater();
        return;
    }
    const QString id = u"notices-%1"_s.arg(++m_count);
    m_sockets.insert(socket, {id});
    connect(socket, &QWebSocket::disconnected, this, [this, socket] { gone(socket); });
    connect(socket, &QWebSocket::pong, this, [this, socket] {
        if (const auto found = m_sockets.find(socket); found != m_sockets.end())
            found->pings = 0;
    });
    m_clock.callAt(m_clock.steadyNow() + kPingEvery, socket, [this, socket] { watch(socket); });
    const QDateTime now = m_clock.wallNow();
    m_report.clientChanged({.id = id,
                            .door = model::Guest::Door::Mcp,
                            .program = program,
                            .protocol = u"notices"_s,
                            .since = now,
                            .lastSeen = now});
}

void Notices::tell(const QList<model::Envelope> &batch)
{
    if (m_sockets.isEmpty())
        return;
    for (const model::Envelope &envelope : batch) {
        const auto *posted = std::get_if<model::MessagePosted>(&envelope.body);
        if (!posted || posted->message.whisper)
            continue;
        const Json message{{"from", wire::toJson(m_mirror.wireNameOf(posted->message.from))},
                           {"message", wire::toJson(heardText(posted->message))}};
        const QString text =
            QString::fromUtf8(wire::dump(Json{{"type", "newMessage"}, {"message", message}}));
        const QList<QWebSocket *> sockets = m_sockets.keys();
        for (QWebSocket *socket : sockets) {
            if (socket->bytesToWrite() > kMostWaiting)
                socket->abort(); // gone() follows
            else
                socket->sendTextMessage(text);
        }
    }
}

/// Otherwise a client whose computer slept, or whose program hangs, would hold its place forever.
void Notices::watch(QWebSocket *socket)
{
    const auto found = m_sockets.find(socket);
    if (found == m_sockets.end())
        return;
    if (++found->pings > kMostPings)
        return socket->abort(); // gone() follows
    socket->ping();
    m_clock.callAt(m_clock.steadyNow() + kPingEvery, socket, [this, socket] { watch(socket); });
}

void Notices::gone(QWebSocket *socket)
{
    const QString id = m_sockets.take(socket).client;
    socket->deleteLater();
    if (!id.isEmpty())
        m_report.clientLeft(id);
}

bool Notices::disconnectClient(const QString &client)
{
    const auto found = std::find_if(m_sockets.cbegin(), m_sockets.cend(),
                                    [&client](const Listening &one) { return one.client == client; });
    if (found == m_sockets.cend())
        return false;
    found.key()->abort();
    return true;
}

void Notices::closeAll()
{
    const QList<QWebSocket *> sockets = m_sockets.keys();
    for (QWebSocket *socket : sockets) {
        socket->close(QWebSocketProtocol::CloseCodeGoingAway);
        gone(socket);
    }
}

} // namespace studio::adapters::mcp
