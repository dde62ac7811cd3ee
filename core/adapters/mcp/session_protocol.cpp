// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/session_protocol.h"

#include "core/adapters/mcp/accept.h"

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using http::Exchange;
using http::Request;
using std::shared_ptr;
using wire::Json;

namespace {

QString cut(const QByteArray &text) { return QString::fromUtf8(text.left(120)); }

/// "claude-desktop 1.2", from the client.
QString programOf(const Json *info)
{
    if (!info || !info->is_object())
        return {};
    const auto at = [info](const char *key) {
        return info->contains(key) ? wire::toText((*info)[key]).simplified().left(64) : QString();
    };
    return u"%1 %2"_s.arg(at("name"), at("version")).trimmed();
}

// Calls that may take long.
bool mayBeCancelled(const Call &call)
{
    const QString tool = call.text("name");
    return call.method == "tools/call"_L1 && (tool == "wait_for_turn"_L1 || tool == "query"_L1);
}

bool knowsArrays(const QByteArray &version) { return version < "2025-06-18"; } // they are dates

QByteArray keyOf(const Holder &holder, const Json &id) { return holder.session + '\n' + wire::dump(id); }

} // namespace

SessionProtocol::SessionProtocol(const ProtocolNeeds &needs, KeptSessions &kept)
    : m_needs(needs)
    , m_kept(kept)
{
}

// A session from before a restart of the studio, or one that was silent for long.
shared_ptr<Holder> SessionProtocol::goneOn(const QByteArray &session)
{
    const auto kept = m_kept.find(session);
    const bool isSpoken = kept && std::find(kSessionVersions.begin(), kSessionVersions.end(),
                                            kept->version) != kSessionVersions.end();
    if (!isSpoken)
        return nullptr;
    const shared_ptr<Holder> holder =
        m_needs.holders.begin({.door = model::Guest::Door::Mcp,
                               .program = kept->program,
                               .protocol = u"MCP "_s + QString::fromLatin1(kept->version)},
                              kept->version, session);
    m_needs.report.clientChanged(*holder);
    return holder;
}

void SessionProtocol::forget(const QByteArray &session)
{
    m_kept.forget(session);
    m_needs.holders.end(session);
}

tl::expected<shared_ptr<Holder>, Failure> SessionProtocol::sessionOf(const Request &request)
{
    const auto session = request.head.header("mcp-session-id");
    if (!session)
        return tl::unexpected(Failure{rpc::kInvalidRequest, u"Mcp-Session-Id is missing."_s, 400});
    shared_ptr<Holder> holder = m_needs.holders.find(*session);
    if (!holder)
        holder = goneOn(*session);
    if (!holder)
        return tl::unexpected(Failure{-32001, u"Session not found"_s, 404});
    const auto version = request.head.header("mcp-protocol-version");
    const bool isKnown = !version || std::find(kSessionVersions.begin(), kSessionVersions.end(), *version) !=
                                         kSessionVersions.end();
    if (!isKnown)
        return tl::unexpected(
            Failure{rpc::kInvalidRequest, u"Unsupported protocol version: %1"_s.arg(cut(*version)), 400});
    return holder;
}

void SessionProtocol::take(const Call &call, const Request &request, Exchange *exchange)
{
    const auto reply = [open = QPointer(exchange)](const QByteArray &json, int status) {
        if (open)
            open->answer({.status = status, .body = json});
    };
    takeOne(call, request, exchange, reply, Comes::Alone);
}

void SessionProtocol::takeOne(const Call &call, const Request &request, Exchange *exchange,
                              const Reply &reply, Comes comes)
{
    if (call.method == "initialize"_L1 && call.kind == Call::Kind::Request)
        return initialize(call, exchange);
    const auto session = sessionOf(request);
    if (!session)
        return reply(errorText(call.id, session.error()), session.error().status);
    const shared_ptr<Holder> &holder = *session;
    m_needs.holders.touch(*holder);
    if (call.kind != Call::Kind::Request) {
        if (call.method == "notifications/cancelled"_L1)
            cancel(call, *holder);
        return reply({}, 202);
    }
    if (call.method == "ping"_L1)
        return reply(resultText(call.id, "{}"), 200);
    if (call.method == "resources/subscribe"_L1 || call.method == "resources/unsubscribe"_L1)
        return watch(call, *holder, reply);
    holder->isUsed = true;
    m_kept.used(holder->session, holder->version, holder->client.program);
    QObject *context = mayBeCancelled(call) ? new QObject(exchange) : exchange;
    if (context != exchange)
        followWait(call, *holder, {context, reply, comes});
    const Caller caller{holder, {request.head.isFrontEnd, holder->client.program}};
    m_needs.methods.run(call, caller, context, [this, call, holder, reply](const Answer &answer) {
        m_needs.report.answered(*holder, call, answer);
        reply(answer.failure ? errorText(call.id, *answer.failure) : resultText(call.id, answer.result), 200);
    });
}

void SessionProtocol::followWait(const Call &call, const Holder &holder, const Waiting &waiting)
{
    const QByteArray key = keyOf(holder, call.id);
    m_waiting.insert(key, waiting);
    connect(waiting.context, &QObject::destroyed, this, [this, key] {
        if (const auto found = m_waiting.constFind(key); found != m_waiting.cend() && !found->context)
            m_waiting.erase(found);
    });
}

// A client that waits for one answer has to get one; in an array the answer is left out, as the protocol
// requires.
void SessionProtocol::cancel(const Call &call, const Holder &holder)
{
    if (!call.params.contains("requestId"))
        return;
    const Json &id = call.params["requestId"];
    const Waiting waiting = m_waiting.take(keyOf(holder, id));
    if (!waiting.context)
        return;
    delete waiting.context; // later results have no receiver
    waiting.reply(
        waiting.comes == Comes::Alone ? errorText(id, {-32800, u"Request cancelled"_s}) : QByteArray(), 200);
}

void SessionProtocol::initialize(const Call &call, Exchange *exchange)
{
    const QByteArray wanted = call.text("protocolVersion").toUtf8();
    const bool isKnown =
        std::find(kSessionVersions.begin(), kSessionVersions.end(), wanted) != kSessionVersions.end();
    const QByteArray version = isKnown ? wanted : QByteArray(kSessionVersions.front());
    const Json *info = call.params.contains("clientInfo") ? &call.params["clientInfo"] : nullptr;
    const auto holder = m_needs.holders.begin({.door = model::Guest::Door::Mcp,
                                               .program = programOf(info),
                                               .protocol = u"MCP "_s + QString::fromLatin1(version)},
                                              version);
    m_needs.report.clientChanged(*holder);
    const Json result{{"protocolVersion", version.toStdString()},
                      {"capabilities", Methods::capabilities(true)},
                      {"serverInfo", Methods::serverInfo()},
                      {"instructions", wire::toJson(Methods::instructions())}};
    exchange->answer(
        {.body = resultText(call.id, wire::dump(result)), .headers = {{"mcp-session-id", holder->session}}});
}

void SessionProtocol::watch(const Call &call, Holder &holder, const Reply &reply) const
{
    const QString wanted = call.text("uri");
    if (wanted != QLatin1String(uri::kTranscript) && wanted != QLatin1String(uri::kParticipants))
        return reply(errorText(call.id, {rpc::kResourceNotFound, u"There is no such resource."_s}), 200);
    if (call.method == "resources/subscribe"_L1)
        holder.watched.insert(wanted);
    else
        holder.watched.remove(wanted);
    reply(resultText(call.id, "{}"), 200);
}

// Only the oldest versions know arrays of calls; their answers are sent together.
void SessionProtocol::takeBatch(const Json &calls, const Request &request, Exchange *exchange)
{
    constexpr size_t kMost = 32;
    const QPointer<Exchange> open(exchange);
    const auto session = sessionOf(request);
    const bool isTaken =
        session && knowsArrays((*session)->version) && !calls.empty() && calls.size() <= kMost;
    if (!isTaken) {
        m_needs.report.malformed(u"array of calls"_s);
        return exchange->answer(
            {.status = 400, .body = errorText(nullptr, {rpc::kInvalidRequest, u"One message at a time."_s})});
    }
    struct Gathered
    {
        QByteArrayList answers;
        size_t missing = 0;
    };
    const auto gathered = std::make_shared<Gathered>(Gathered{{}, calls.size()});
    const auto one = [open, gathered](const QByteArray &json, int) {
        if (!json.isEmpty())
            gathered->answers.append(json);
        if (--gathered->missing > 0 || !open)
            return;
        const bool isEmpty = gathered->answers.isEmpty();
        open->answer({.status = isEmpty ? 202 : 200,
                      .body = isEmpty ? QByteArray() : "[" + gathered->answers.join(',') + "]"});
    };
    for (const Json &json : calls) {
        const auto call = readCall(json);
        if (!call)
            one(errorText(nullptr, call.error()), 400);
        else if (call->method == "initialize"_L1)
            one(errorText(call->id, {rpc::kInvalidRequest, u"initialize comes alone."_s}), 400);
        else
            takeOne(*call, request, exchange, one, Comes::AmongOthers);
    }
}

// ---- streams, and the end

void SessionProtocol::openStream(const Request &request, Exchange *exchange)
{
    if (request.head.count("mcp-session-id") ==
        0) // a browser, or a client that asks whether there are streams
        return exchange->answer(
            {.status = 405,
             .body = R"({"error":"This is an MCP server: give its address to a client."})",
             .headers = {{"allow", "POST"}}});
    const auto session = sessionOf(request);
    if (!session)
        return exchange->answer(
            {.status = session.error().status, .body = errorText(nullptr, session.error())});
    if (!accepts(request.head, "text/event-stream"))
        return exchange->answer(
            {.status = 406,
             .body = errorText(nullptr, {rpc::kInvalidRequest, u"Accept text/event-stream."_s})});
    m_needs.holders.touch(**session);
    if (!m_needs.streams.add(exchange, *session))
        exchange->answer({.status = 429, .body = {}});
}

void SessionProtocol::endSession(const Request &request, Exchange *exchange)
{
    if (request.head.count("mcp-session-id") == 0)
        return exchange->answer({.status = 405, .body = {}, .headers = {{"allow", "POST"}}});
    const auto session = sessionOf(request);
    if (!session)
        return exchange->answer(
            {.status = session.error().status, .body = errorText(nullptr, session.error())});
    forget((*session)->session);
    exchange->answer({.status = 200, .body = {}});
}

} // namespace studio::adapters::mcp
