// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/notices.h"
#include "core/adapters/mcp/session_protocol.h"
#include "core/adapters/mcp/stateless_protocol.h"

namespace studio::adapters::mcp {

/// The MCP server of one room, for an HTTP listener: `/mcp` in the protocol with sessions (2024-11-05 to
/// 2025-11-25) and in the protocol without (2026-07-28), `POST /add`, and notices for WebSockets on any path.
/// The decision who may come in at all was made before. On the studio thread.
class McpDoor final : public QObject, public http::Handler, public ServedDoor
{
    Q_OBJECT

public:
    struct Needs
    {
        ports::RoomPort &rooms;
        ports::PersonaPort &personas;
        ports::GuestPort &guests;
        base::Clock &clock;
        DoorReport &report;
        DoorMemory &memory;
        std::function<QByteArray()> newSession; ///< makes an unguessable id in visible ASCII
    };
    /// All outlive it.
    explicit McpDoor(const Needs &needs);
    ~McpDoor() override;

    // ServedDoor
    void open(const base::RoomId &room, const QByteArray &token) override;
    void close() override;
    bool disconnectClient(const QString &client) override;

    // http::Handler
    [[nodiscard]] Route routeTo(const QByteArray &path) const override;
    void handle(const http::Request &request, http::Exchange *exchange) override;
    void socketOpened(QWebSocket *socket, const http::RequestHead &head) override;

    [[nodiscard]] const RoomMirror &mirror() const { return m_mirror; }
    [[nodiscard]] const Holders &holders() const { return m_holders; }
    [[nodiscard]] qsizetype waiting() const { return m_calls.waiting(); } ///< guests that wait for their turn

private:
    void post(const http::Request &request, http::Exchange *exchange);
    void add(const http::Request &request, http::Exchange *exchange);
    void whenRoomIsRead(http::Exchange *exchange, const std::function<void()> &then);
    void leave(const Holder &holder);
    void tellChanges(const QList<model::Envelope> &batch);
    void keepTime();
    void hideSilentPrograms();

    Needs m_needs;
    RoomMirror m_mirror;
    Holders m_holders;
    KeptSessions m_kept;
    RoomCalls m_calls;
    Methods m_methods;
    Notices m_notices;
    Streams m_streams;
    CallReport m_report;
    SessionProtocol m_sessions;
    StatelessProtocol m_stateless;
    quint64 m_clockCall = 0;
    bool m_isOpen = false;
};

} // namespace studio::adapters::mcp
