// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/call_report.h"
#include "core/adapters/mcp/kept_sessions.h"

namespace studio::adapters::mcp {

/// The protocol of 2024-11-05 to 2025-11-25: a client begins a session and continues it, even after a restart
/// of the studio. On the studio thread.
class SessionProtocol : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    SessionProtocol(const ProtocolNeeds &needs, KeptSessions &kept);

    /// Each is an HTTP request that is answered once: one call, an array of calls, a stream, an end.
    void take(const Call &call, const http::Request &request, http::Exchange *exchange);
    void takeBatch(const wire::Json &calls, const http::Request &request, http::Exchange *exchange);
    void openStream(const http::Request &request, http::Exchange *exchange);
    void endSession(const http::Request &request, http::Exchange *exchange);

    /// Ends the session for good.
    void forget(const QByteArray &session);

private:
    using Reply = std::function<void(const QByteArray &json, int status)>;
    enum class Comes { Alone, AmongOthers }; ///< whether a call is alone in its request
    /// A call that may be cancelled.
    struct Waiting
    {
        QPointer<QObject> context; ///< of the run; destroyed with the exchange
        Reply reply;
        Comes comes = Comes::Alone;
    };

    void takeOne(const Call &call, const http::Request &request, http::Exchange *exchange, const Reply &reply,
                 Comes comes);
    void cancel(const Call &call, const Holder &holder);
    void initialize(const Call &call, http::Exchange *exchange);
    void watch(const Call &call, Holder &holder, const Reply &reply) const; ///< resources/subscribe
    [[nodiscard]] std::shared_ptr<Holder> goneOn(const QByteArray &session);
    [[nodiscard]] tl::expected<std::shared_ptr<Holder>, Failure> sessionOf(const http::Request &request);
    void followWait(const Call &call, const Holder &holder, const Waiting &waiting);

    ProtocolNeeds m_needs;
    KeptSessions &m_kept;
    QHash<QByteArray, Waiting> m_waiting; ///< by session and id
};

} // namespace studio::adapters::mcp
