// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/mcp_door.h"

#include "core/adapters/room/outside_json.h"

#include <QWebSocket>

#include <algorithm>

// The door itself, and the protocol with sessions; the one without is in stateless.cpp.
namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using http::Exchange;
using http::Request;
using std::shared_ptr;
using wire::Json;

namespace {

constexpr base::Millis kAgainAfter{5'000};
constexpr base::Millis kBeat{15'000}; // quiet streams are kept alive, silent sessions end

QString cut(const QByteArray &text) { return QString::fromUtf8(text.left(120)); }

bool takesJson(const Request &request)
{
    const auto accept = request.head.header("accept");
    return !accept || accept->contains("application/json") || accept->contains("*/*") ||
           accept->contains("application/*");
}

/// "claude-desktop 1.2", as the client says.
QString programOf(const Json *info)
{
    if (!info || !info->is_object())
        return {};
    const auto at = [info](const char *key) {
        return info->contains(key) ? wire::toText((*info)[key]).simplified().left(64) : QString();
    };
    return u"%1 %2"_s.arg(at("name"), at("version")).trimmed();
}

QByteArray keyOf(const Holder &holder, const Json &id) { return holder.session + '\n' + wire::dump(id); }

} // namespace

McpDoor::McpDoor(const Means &means)
    : m_means(means)
    , m_mirror(means.rooms)
    , m_holders(
          means.clock, means.newSession, [this](const Holder &holder) { leave(holder); },
          [this](const base::ParticipantId &guest) {
              if (m_mirror.roomId())
                  m_means.guests.setConnected(*m_mirror.roomId(), guest, false);
          })
    , m_calls({m_mirror, means.guests, means.clock, means.report, m_holders})
    , m_methods(m_calls)
    , m_notices(m_mirror, means.clock, means.report)
{
    connect(&m_mirror, &RoomMirror::published, this, &McpDoor::tellChanges);
    connect(&m_mirror, &RoomMirror::lost, this, [this] {
        m_calls.closeAll(); // whoever waited shall not wait for ever
        m_means.clock.callAt(m_means.clock.steadyNow() + kAgainAfter, this, [this] {
            if (m_isOpen)
                m_mirror.follow(m_mirror.roomId()); // it is read from disk again
        });
    });
}

McpDoor::~McpDoor() { close(); }

void McpDoor::open(const base::RoomId &room)
{
    close();
    m_isOpen = true;
    m_mirror.follow(room);
    keepTime();
}

void McpDoor::close()
{
    m_isOpen = false;
    m_means.clock.cancel(m_clockCall);
    m_calls.closeAll();
    m_streams.endAll();
    m_notices.closeAll();
    m_holders.endAll();
    m_mirror.follow(std::nullopt);
}

bool McpDoor::disconnectClient(const QString &client)
{
    const QByteArray session = m_holders.sessionOf(client);
    return m_holders.end(session) || m_notices.disconnectClient(client);
}

// Nothing here waits for this clock but what is silent.
void McpDoor::keepTime()
{
    m_clockCall = m_means.clock.callAt(m_means.clock.steadyNow() + kBeat, this, [this] {
        m_holders.expire();
        m_streams.keepAlive();
        keepTime();
    });
}

void McpDoor::leave(const Holder &holder)
{
    for (auto guest = holder.guests.keyBegin(); guest != holder.guests.keyEnd(); ++guest) {
        if (m_mirror.roomId())
            m_means.guests.setConnected(*m_mirror.roomId(), *guest, false);
    }
    m_streams.end(holder.session);
    m_means.report.clientLeft(holder.client.id);
}

void McpDoor::tellChanges(const QList<model::Envelope> &batch)
{
    QStringList changed;
    for (const model::Envelope &envelope : batch) {
        if (std::holds_alternative<model::MessagePosted>(envelope.body))
            changed.append(QLatin1String(uri::kTranscript));
        else if (std::holds_alternative<model::RoomChanged>(envelope.body))
            changed.append(QLatin1String(uri::kParticipants));
    }
    changed.removeDuplicates();
    if (!changed.isEmpty() && m_streams.count() > 0)
        m_streams.resourcesChanged(changed);
}

// ---- requests

http::Handler::Route McpDoor::routeTo(const QByteArray &path) const
{
    Route route;
    route.takesSockets = true; // notices, on any path
    if (path == "/mcp")
        route.methods = {"POST", "GET", "DELETE"};
    else if (path == "/add")
        route.methods = {"POST"};
    return route;
}

void McpDoor::handle(const Request &request, Exchange *exchange)
{
    if (!m_isOpen)
        exchange->answer({.status = 503, .body = {}});
    else if (request.head.path == "/add")
        add(request, exchange);
    else if (request.head.method == "GET")
        openStream(request, exchange);
    else if (request.head.method == "DELETE")
        endSession(request, exchange);
    else
        post(request, exchange);
}

void McpDoor::socketOpened(QWebSocket *socket, const http::RequestHead &head)
{
    m_notices.add(socket, QString::fromUtf8(head.header("user-agent").value_or(QByteArray()).left(64)));
}

void McpDoor::malformed(const QString &detail)
{
    m_means.report.refused({.time = m_means.clock.wallNow(),
                            .door = model::Guest::Door::Mcp,
                            .why = model::DoorRejection::Why::Malformed,
                            .detail = detail});
}

void McpDoor::post(const Request &request, Exchange *exchange)
{
    const QPointer<Exchange> open(exchange);
    const auto reply = [open](const QByteArray &json, int status) {
        if (open)
            open->answer({.status = status, .body = json});
    };
    if (!takesJson(request))
        return reply(errorText(nullptr, {rpc::kInvalidRequest, u"Accept application/json."_s}), 406);
    const auto json = parseOutside(request.body);
    if (!json) {
        malformed(cut(json.error().text.toUtf8()));
        return reply(errorText(nullptr, {rpc::kParseError, u"Parse error"_s}), 400);
    }
    if (json->is_array())
        return postBatch(*json, request, exchange);
    const auto call = readCall(*json);
    if (!call) {
        malformed(call.error().message);
        return reply(errorText(nullptr, call.error()), call.error().status);
    }
    const auto version = request.head.header("mcp-protocol-version");
    const bool isStateless = call->meta("io.modelcontextprotocol/protocolVersion") ||
                             version == QByteArray(kStatelessVersion) || call->method == "server/discover"_L1;
    if (isStateless)
        takeStateless(*call, request, exchange);
    else
        takeLegacy(*call, request, exchange, reply);
}

tl::expected<shared_ptr<Holder>, Failure> McpDoor::sessionOf(const Request &request) const
{
    const auto session = request.head.header("mcp-session-id");
    if (!session)
        return tl::unexpected(Failure{rpc::kInvalidRequest, u"Mcp-Session-Id is missing."_s, 400});
    const shared_ptr<Holder> holder = m_holders.find(*session);
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

void McpDoor::takeLegacy(const Call &call, const Request &request, Exchange *exchange, const Reply &reply)
{
    if (call.method == "initialize"_L1 && call.kind == Call::Kind::Request)
        return initialize(call, request, exchange);
    const auto session = sessionOf(request);
    if (!session)
        return reply(errorText(call.id, session.error()), session.error().status);
    const shared_ptr<Holder> &holder = *session;
    m_holders.touch(*holder);
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
    followWait(call, *holder, exchange);
    m_methods.run(call, holder, exchange, [this, call, holder, reply](const Answer &answer) {
        note(*holder, call, answer);
        reply(answer.failure ? errorText(call.id, *answer.failure) : resultText(call.id, answer.result), 200);
    });
}

// Only what may take long can be cancelled.
void McpDoor::followWait(const Call &call, const Holder &holder, Exchange *exchange)
{
    const QString tool = call.text("name");
    if (call.method != "tools/call"_L1 || (tool != "wait_for_turn"_L1 && tool != "query"_L1))
        return;
    const QByteArray key = keyOf(holder, call.id);
    m_waiting.insert(key, exchange);
    connect(exchange, &QObject::destroyed, this, [this, key] {
        if (!m_waiting.value(key))
            m_waiting.remove(key);
    });
}

void McpDoor::cancel(const Call &call, const Holder &holder)
{
    if (!call.params.contains("requestId"))
        return;
    const Json &id = call.params["requestId"];
    if (const QPointer<Exchange> waiting = m_waiting.take(keyOf(holder, id)))
        waiting->answer({.body = errorText(id, {-32800, u"Request cancelled"_s})});
}

void McpDoor::initialize(const Call &call, const Request &request, Exchange *exchange)
{
    Q_UNUSED(request)
    const QByteArray wanted = call.text("protocolVersion").toUtf8();
    const bool isKnown =
        std::find(kSessionVersions.begin(), kSessionVersions.end(), wanted) != kSessionVersions.end();
    const QByteArray version = isKnown ? wanted : QByteArray(kSessionVersions.front());
    const Json *info = call.params.contains("clientInfo") ? &call.params["clientInfo"] : nullptr;
    const auto holder = m_holders.begin({.door = model::Guest::Door::Mcp,
                                         .program = programOf(info),
                                         .protocol = u"MCP "_s + QString::fromLatin1(version)},
                                        version);
    m_means.report.clientChanged(holder->client);
    const Json result{{"protocolVersion", version.toStdString()},
                      {"capabilities", Methods::capabilities(true)},
                      {"serverInfo", Methods::serverInfo()},
                      {"instructions", wire::toJson(Methods::instructions())}};
    exchange->answer(
        {.body = resultText(call.id, wire::dump(result)), .headers = {{"mcp-session-id", holder->session}}});
}

void McpDoor::watch(const Call &call, Holder &holder, const Reply &reply) const
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

// Only the oldest version knows arrays of calls; their answers come together.
void McpDoor::postBatch(const Json &calls, const Request &request, Exchange *exchange)
{
    constexpr size_t kMost = 32;
    const QPointer<Exchange> open(exchange);
    const auto session = sessionOf(request);
    const bool isTaken =
        session && (*session)->version == kSessionVersions.back() && !calls.empty() && calls.size() <= kMost;
    if (!isTaken) {
        malformed(u"array of calls"_s);
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
            takeLegacy(*call, request, exchange, one);
    }
}

void McpDoor::note(Holder &holder, const Call &call, const Answer &answer)
{
    const bool isTool = call.method == "tools/call"_L1;
    model::DoorCall told{.time = m_means.clock.wallNow(),
                         .door = model::Guest::Door::Mcp,
                         .client = holder.client.id,
                         .what = (isTool ? call.text("name") : call.method).left(64)};
    if (isTool && call.params.contains("arguments") && call.params["arguments"].is_object()) {
        const Json &arguments = call.params["arguments"];
        const QString from = arguments.contains("from") ? wire::toText(arguments["from"]) : QString();
        if (const auto guest = model::guestIdOf(from.trimmed()); holder.guests.contains(guest))
            told.guest = guest;
    }
    if (answer.failure)
        told.error = answer.failure->message;
    else if (answer.result.startsWith(R"({"content":[{"type":"text","text":)") &&
             answer.result.endsWith(R"("isError":true})"))
        told.error = u"refused"_s;
    m_means.report.called(told);
}

// ---- streams and sessions

void McpDoor::openStream(const Request &request, Exchange *exchange)
{
    if (request.head.count("mcp-session-id") == 0)
        return exchange->answer({.status = 405, .body = {}, .headers = {{"allow", "POST"}}});
    const auto session = sessionOf(request);
    if (!session)
        return exchange->answer(
            {.status = session.error().status, .body = errorText(nullptr, session.error())});
    m_holders.touch(**session);
    if (!m_streams.add(exchange, *session))
        exchange->answer({.status = 429, .body = {}});
}

void McpDoor::endSession(const Request &request, Exchange *exchange)
{
    if (request.head.count("mcp-session-id") == 0)
        return exchange->answer({.status = 405, .body = {}, .headers = {{"allow", "POST"}}});
    const auto session = sessionOf(request);
    if (!session)
        return exchange->answer(
            {.status = session.error().status, .body = errorText(nullptr, session.error())});
    m_holders.end((*session)->session);
    exchange->answer({.status = 200, .body = {}});
}

void McpDoor::add(const Request &request, Exchange *exchange)
{
    const auto json = parseOutside(request.body);
    Json flaws = Json::object();
    for (const char *key : {"from", "message"}) {
        if (!json || !json->is_object() || !json->contains(key) || !(*json)[key].is_string())
            flaws[key] = {{"errors", {"Invalid input: expected string"}}};
    }
    const auto refuse = [exchange = QPointer(exchange)](const Json &errors) {
        if (exchange)
            exchange->answer(
                {.status = 400, .body = wire::dump(Json{{"success", false}, {"errors", errors}})});
    };
    if (!flaws.empty())
        return refuse({{"errors", Json::array()}, {"properties", flaws}});
    if (!m_mirror.isReady())
        return refuse({{"errors", {"The room is not open."}}});
    m_calls.add(wire::toText((*json)["from"]), wire::toText((*json)["message"]),
                [this, refuse, exchange = QPointer(exchange)](const base::Result<void> &added) {
                    if (!added)
                        return refuse({{"errors", {wire::toJson(added.error().text)}}});
                    const QByteArray history = m_calls.texts().history();
                    if (exchange)
                        exchange->answer({.body = R"({"success":true,)" + history.mid(1)});
                });
}

} // namespace studio::adapters::mcp
