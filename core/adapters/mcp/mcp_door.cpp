// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/mcp_door.h"

#include "core/adapters/mcp/accept.h"
#include "core/adapters/room/outside_json.h"

#include <QWebSocket>

#include <utility>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using http::Exchange;
using http::Request;
using wire::Json;

namespace {

constexpr base::Millis kAgainAfter{5'000};
constexpr base::Millis kBeat{15'000}; // quiet streams are kept alive, silent sessions end

/// "curl/7.88.1", from the client.
QString agentOf(const http::RequestHead &head)
{
    return QString::fromUtf8(head.header("user-agent").value_or(QByteArray()).left(64));
}

// Calls are answered in JSON even if a client does not say what it accepts.
bool takesJson(const Request &request)
{
    return request.head.count("accept") == 0 || accepts(request.head, "application/json");
}

} // namespace

McpDoor::McpDoor(const Needs &needs)
    : m_needs(needs)
    , m_mirror(needs.rooms)
    , m_holders(
          needs.clock, needs.newSession, [this](const Holder &holder) { leave(holder); },
          [this](const base::ParticipantId &guest) {
              if (m_mirror.roomId())
                  m_needs.guests.setConnected(*m_mirror.roomId(), guest, false);
          })
    , m_kept(needs.memory, needs.clock)
    , m_calls({m_mirror, needs.guests, needs.clock, needs.report, m_holders})
    , m_methods(m_calls)
    , m_notices(m_mirror, needs.clock, needs.report)
    , m_report(needs.report, needs.clock)
    , m_sessions({m_holders, m_methods, m_streams, m_report}, m_kept)
    , m_stateless({m_holders, m_methods, m_streams, m_report})
{
    m_mirror.followPersonas(needs.personas);
    connect(&m_mirror, &RoomMirror::published, this, &McpDoor::tellChanges);
    connect(&m_streams, &Streams::hungUp, this,
            [this](const std::shared_ptr<Holder> &holder) { m_calls.programGone(*holder); });
    connect(&m_mirror, &RoomMirror::personasChanged, this, [this] {
        m_streams.resourcesChanged({QLatin1String(uri::kTranscript), QLatin1String(uri::kParticipants)});
    });
    connect(&m_mirror, &RoomMirror::lost, this, [this] {
        m_calls.closeAll(); // waiting calls must not wait forever
        m_needs.clock.callAt(m_needs.clock.steadyNow() + kAgainAfter, this, [this] {
            if (m_isOpen)
                m_mirror.follow(m_mirror.roomId()); // reads it from disk again
        });
    });
}

McpDoor::~McpDoor() { close(); }

void McpDoor::open(const base::RoomId &room, const QByteArray &token)
{
    close();
    m_isOpen = true;
    m_kept.open(room, token);
    m_mirror.follow(room);
    keepTime();
}

void McpDoor::close()
{
    m_isOpen = false;
    m_needs.clock.cancel(m_clockCall);
    m_calls.closeAll();
    m_streams.endAll();
    m_notices.closeAll();
    m_holders.endAll();
    m_mirror.follow(std::nullopt);
}

bool McpDoor::disconnectClient(const QString &client)
{
    const QByteArray session = m_holders.sessionOf(client);
    if (session.isEmpty())
        return m_notices.disconnectClient(client);
    m_sessions.forget(session);
    return true;
}

// Only silence is judged by this clock.
void McpDoor::keepTime()
{
    m_clockCall = m_needs.clock.callAt(m_needs.clock.steadyNow() + kBeat, this, [this] {
        m_holders.expire();
        hideSilentPrograms();
        m_streams.keepAlive();
        keepTime();
    });
}

// A program that crashed does not say so. Its session can still go on for a while, but nobody counts it.
void McpDoor::hideSilentPrograms()
{
    const QList<std::shared_ptr<Holder>> holders = m_holders.all();
    for (const std::shared_ptr<Holder> &holder : holders) {
        const bool isSilent =
            holder->open == 0 && holder->lastSeen + Holders::kNamePatience <= m_needs.clock.steadyNow();
        if (isSilent == std::exchange(holder->isHidden, isSilent))
            continue;
        if (isSilent)
            m_needs.report.clientLeft(holder->client.id);
        else
            m_needs.report.clientChanged(holder->client);
    }
}

void McpDoor::leave(const Holder &holder)
{
    m_calls.programGone(holder);
    for (auto guest = holder.guests.keyBegin(); guest != holder.guests.keyEnd(); ++guest) {
        if (m_mirror.roomId())
            m_needs.guests.setConnected(*m_mirror.roomId(), *guest, false);
    }
    m_streams.end(holder.session);
    m_needs.report.clientLeft(holder.client.id);
}

void McpDoor::tellChanges(const QList<model::Envelope> &batch)
{
    QStringList changed;
    for (const model::Envelope &envelope : batch) {
        const auto *posted = std::get_if<model::MessagePosted>(&envelope.body);
        if (posted && !posted->message.whisper) // the history has no whispers
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
    if (path == "/mcp" || path == "/mcp/")
        route.methods = {"POST", "GET", "DELETE"};
    else if (path == "/add")
        route.methods = {"POST"};
    else
        route.hint = "The MCP server is at http://%1/mcp.";
    return route;
}

// The door opens a moment before its room is read, and a waiting client calls at once.
void McpDoor::whenRoomIsRead(Exchange *exchange, const std::function<void()> &then)
{
    const auto once = [then, isDone = std::make_shared<bool>(false)] {
        if (!std::exchange(*isDone, true))
            then();
    };
    connect(&m_mirror, &RoomMirror::ready, exchange, once, Qt::SingleShotConnection);
    connect(&m_mirror, &RoomMirror::lost, exchange, once, Qt::SingleShotConnection);
}

void McpDoor::handle(const Request &request, Exchange *exchange)
{
    if (!m_isOpen)
        exchange->answer({.status = 503, .body = {}});
    else if (request.head.path == "/add")
        add(request, exchange);
    else if (request.head.count("mcp-session-id") > 0 && !m_kept.isRead())
        m_kept.whenRead(exchange, [this, request, exchange] { handle(request, exchange); });
    else if (request.head.method == "POST" && m_mirror.isOpening())
        whenRoomIsRead(exchange, [this, request, exchange] { handle(request, exchange); });
    else if (request.head.method == "GET")
        m_sessions.openStream(request, exchange);
    else if (request.head.method == "DELETE")
        m_sessions.endSession(request, exchange);
    else
        post(request, exchange);
}

void McpDoor::socketOpened(QWebSocket *socket, const http::RequestHead &head)
{
    m_notices.add(socket, agentOf(head));
}

void McpDoor::post(const Request &request, Exchange *exchange)
{
    const auto refuse = [exchange](const Failure &failure, int status) {
        exchange->answer({.status = status, .body = errorText(nullptr, failure)});
    };
    if (!takesJson(request))
        return refuse({rpc::kInvalidRequest, u"Accept application/json."_s}, 406);
    const auto json = parseOutside(request.body);
    if (!json) {
        m_report.malformed(json.error().text.left(120));
        return refuse({rpc::kParseError, u"Parse error"_s}, 400);
    }
    if (json->is_array())
        return m_sessions.takeBatch(*json, request, exchange);
    const auto call = readCall(*json);
    if (!call) {
        m_report.malformed(call.error().message);
        return refuse(call.error(), call.error().status);
    }
    if (StatelessProtocol::isMeantBy(*call, request))
        m_stateless.take(*call, request, exchange);
    else
        m_sessions.take(*call, request, exchange);
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
    if (m_mirror.isOpening()) {
        // The door opens a moment before its room is read: the first request waits for that.
        connect(
            &m_mirror, &RoomMirror::ready, exchange, [this, request, exchange] { add(request, exchange); },
            Qt::SingleShotConnection);
        connect(
            &m_mirror, &RoomMirror::lost, exchange,
            [refuse] {
                refuse({{"errors", {"The room is not open."}}});
            },
            Qt::SingleShotConnection);
        return;
    }
    if (!m_mirror.isReady())
        return refuse({{"errors", {"The room is not open."}}});
    m_calls.add(wire::toText((*json)["from"]), wire::toText((*json)["message"]),
                {request.head.isFrontEnd, agentOf(request.head)},
                {this, [this, refuse, exchange = QPointer(exchange)](const base::Result<void> &added) {
                     if (!added)
                         return refuse({{"errors", {wire::toJson(added.error().text)}}});
                     const QByteArray history = m_calls.texts().history();
                     if (exchange)
                         exchange->answer({.body = R"({"success":true,)" + history.mid(1)});
                 }});
}

} // namespace studio::adapters::mcp
