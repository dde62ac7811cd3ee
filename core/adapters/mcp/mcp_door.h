// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/kept_sessions.h"
#include "core/adapters/mcp/methods.h"
#include "core/adapters/mcp/notices.h"
#include "core/adapters/mcp/streams.h"

namespace studio::adapters::mcp {

/// The MCP server of one room, for a listener of HTTP: `/mcp` in the protocol with sessions (2024-11-05 to
/// 2025-11-25) and in that without (2026-07-28), `POST /add`, and notices for WebSockets on any path. Who may
/// come in at all has been decided before. On the studio thread.
class McpDoor final : public QObject, public http::Handler, public ServedDoor
{
    Q_OBJECT

public:
    struct Means
    {
        ports::RoomPort &rooms;
        ports::PersonaPort &personas;
        ports::GuestPort &guests;
        base::Clock &clock;
        DoorReport &report;
        DoorMemory &memory;
        std::function<QByteArray()> newSession; ///< what nobody can guess, visible ASCII
    };
    /// All outlive it.
    explicit McpDoor(const Means &means);
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
    [[nodiscard]] qsizetype waiting() const { return m_calls.waiting(); } ///< guests, for their turn

private:
    using Reply = std::function<void(const QByteArray &json, int status)>;
    enum class Comes { Alone, AmongOthers }; ///< a call, in its request
    /// A call that may be cancelled.
    struct Waiting
    {
        QPointer<QObject> context; ///< what it is run for; goes with its exchange
        Reply reply;
        Comes comes = Comes::Alone;
    };

    void post(const http::Request &request, http::Exchange *exchange);
    void postBatch(const wire::Json &calls, const http::Request &request, http::Exchange *exchange);
    void takeLegacy(const Call &call, const http::Request &request, http::Exchange *exchange,
                    const Reply &reply, Comes comes = Comes::Alone);
    void cancel(const Call &call, const Holder &holder);
    void initialize(const Call &call, const http::Request &request, http::Exchange *exchange);
    void watch(const Call &call, Holder &holder, const Reply &reply) const; ///< resources/subscribe
    void takeStateless(const Call &call, const http::Request &request, http::Exchange *exchange);
    void listen(const Call &call, http::Exchange *exchange);
    void runStateless(const Call &call, const Caller &caller, http::Exchange *exchange);
    void openStream(const http::Request &request, http::Exchange *exchange);
    void endSession(const http::Request &request, http::Exchange *exchange);
    void add(const http::Request &request, http::Exchange *exchange);
    void whenRoomIsRead(http::Exchange *exchange, const std::function<void()> &then);
    void forgetSession(const QByteArray &session);
    [[nodiscard]] std::shared_ptr<Holder> goneOn(const QByteArray &session);
    [[nodiscard]] tl::expected<std::shared_ptr<Holder>, Failure> sessionOf(const http::Request &request);
    void followWait(const Call &call, const Holder &holder, const Waiting &waiting);
    void note(Holder &holder, const Call &call, const Answer &answer);
    void leave(const Holder &holder);
    void malformed(const QString &detail);
    void tellChanges(const QList<model::Envelope> &batch);
    void keepTime();

    Means m_means;
    RoomMirror m_mirror;
    Holders m_holders;
    KeptSessions m_kept;
    RoomCalls m_calls;
    Methods m_methods;
    Notices m_notices;
    Streams m_streams;
    QHash<QByteArray, Waiting> m_waiting; ///< by session and id
    quint64 m_clockCall = 0;
    bool m_isOpen = false;
};

} // namespace studio::adapters::mcp
