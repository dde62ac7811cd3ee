// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/stateless_protocol.h"

#include <QSet>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using http::Exchange;
using http::Request;
using wire::Json;

namespace {

constexpr auto kVersionKey = "io.modelcontextprotocol/protocolVersion";
constexpr auto kCapabilitiesKey = "io.modelcontextprotocol/clientCapabilities";
constexpr auto kClientKey = "io.modelcontextprotocol/clientInfo";

Failure mismatch(const QString &what) { return {rpc::kHeaderMismatch, what, 400}; }

/// Text that is not ASCII comes as =?base64?…?=.
QString headerText(const QByteArray &value)
{
    if (value.startsWith("=?base64?") && value.endsWith("?="))
        return QString::fromUtf8(QByteArray::fromBase64(value.mid(9, value.size() - 11)));
    return QString::fromUtf8(value);
}

/// The argument that Mcp-Name has to repeat; null: none.
const char *namedBy(const QString &method)
{
    if (method == "tools/call"_L1 || method == "prompts/get"_L1)
        return "name";
    return method == "resources/read"_L1 ? "uri" : nullptr;
}

Json supportedVersions()
{
    Json versions{kStatelessVersion};
    for (const char *version : kSessionVersions)
        versions.push_back(version);
    return versions;
}

std::optional<Failure> flawInVersion(const Call &call, const Request &request)
{
    const auto header = request.head.header("mcp-protocol-version");
    if (!header)
        return mismatch(u"MCP-Protocol-Version is missing."_s);
    const Json *version = call.meta(kVersionKey);
    const Json *capabilities = call.meta(kCapabilitiesKey);
    if (!version || !version->is_string() || !capabilities || !capabilities->is_object())
        return Failure{rpc::kInvalidParams, u"_meta names no protocolVersion or no clientCapabilities."_s,
                       400};
    if (wire::toText(*version).toUtf8() != *header)
        return mismatch(u"MCP-Protocol-Version is another one than in _meta."_s);
    if (*header != kStatelessVersion)
        return Failure{rpc::kUnsupportedVersion, u"Unsupported protocol version"_s, 400,
                       Json{{"supported", supportedVersions()}, {"requested", *version}}};
    return std::nullopt;
}

std::optional<Failure> flawInHeaders(const Call &call, const Request &request)
{
    const auto method = request.head.header("mcp-method");
    if (!method || headerText(*method) != call.method)
        return mismatch(u"Mcp-Method does not name the method of the request."_s);
    const char *key = namedBy(call.method);
    const auto name = request.head.header("mcp-name");
    if (key && (!name || headerText(*name) != call.text(key)))
        return mismatch(u"Mcp-Name does not name what the request is about."_s);
    return std::nullopt;
}

QString programOf(const Call &call)
{
    const Json *info = call.meta(kClientKey);
    const bool isNamed = info && info->is_object() && info->contains("name");
    return isNamed ? wire::toText((*info)["name"]).simplified().left(64) : QString();
}

/// A result in the format of this protocol. It begins with a brace, like all of ours.
QByteArray complete(const Answer &answer)
{
    static const QByteArray head =
        "{\"resultType\":\"complete\",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":" +
        wire::dump(Methods::serverInfo()) + "}";
    QByteArray text = head;
    if (answer.fresh)
        text += ",\"ttlMs\":" + QByteArray::number(*answer.fresh) + ",\"cacheScope\":\"private\"";
    return text + (answer.result == "{}" ? "" : ",") + answer.result.mid(1);
}

} // namespace

StatelessProtocol::StatelessProtocol(const ProtocolNeeds &needs)
    : m_needs(needs)
{
}

bool StatelessProtocol::isMeantBy(const Call &call, const Request &request)
{
    return call.meta(kVersionKey) ||
           request.head.header("mcp-protocol-version") == QByteArray(kStatelessVersion) ||
           call.method == "server/discover"_L1;
}

void StatelessProtocol::take(const Call &call, const Request &request, Exchange *exchange)
{
    if (call.kind != Call::Kind::Request)
        return exchange->answer({.status = 202, .body = {}});
    auto flaw = flawInVersion(call, request);
    if (!flaw)
        flaw = flawInHeaders(call, request);
    if (flaw)
        return exchange->answer({.status = flaw->status, .body = errorText(call.id, *flaw)});
    const std::shared_ptr<Holder> holder = m_needs.holders.withoutSession();
    m_needs.holders.touch(*holder);
    const QString program = programOf(call);
    if (holder->client.protocol.isEmpty()) {
        holder->client.protocol = u"MCP "_s + QLatin1String(kStatelessVersion);
        holder->client.program = program;
        m_needs.report.clientChanged(*holder);
    }
    if (call.method == "subscriptions/listen"_L1)
        return listen(call, exchange);
    run(call, {holder, {request.head.isFrontEnd, program}}, exchange);
}

void StatelessProtocol::run(const Call &call, const Caller &caller, Exchange *exchange)
{
    const auto answer = [report = &m_needs.report, call, holder = caller.holder,
                         exchange = QPointer(exchange)](const Answer &answer) {
        report->answered(*holder, call, answer);
        if (!exchange)
            return;
        if (answer.failure)
            exchange->answer({.status = answer.failure->status, .body = errorText(call.id, *answer.failure)});
        else
            exchange->answer({.body = resultText(call.id, complete(answer))});
    };
    if (call.method == "server/discover"_L1) {
        const Json result{{"supportedVersions", supportedVersions()},
                          {"capabilities", Methods::capabilities(false)},
                          {"instructions", wire::toJson(Methods::instructions())}};
        return answer({wire::dump(result), {}, 60'000});
    }
    m_needs.methods.run(call, caller, exchange, answer);
}

void StatelessProtocol::listen(const Call &call, Exchange *exchange)
{
    const auto refuse = [&](const Failure &failure) {
        exchange->answer({.status = failure.status, .body = errorText(call.id, failure)});
    };
    if (!call.params.contains("notifications") || !call.params["notifications"].is_object())
        return refuse({rpc::kInvalidParams, u"notifications is missing."_s, 400});
    const Json &wanted = call.params["notifications"];
    QSet<QString> resources;
    if (wanted.contains("resourceSubscriptions") && wanted["resourceSubscriptions"].is_array()) {
        for (const Json &one : wanted["resourceSubscriptions"]) {
            const QString uri = wire::toText(one);
            if (uri == QLatin1String(uri::kTranscript) || uri == QLatin1String(uri::kParticipants))
                resources.insert(uri);
        }
    }
    if (!m_needs.streams.subscribe(exchange, call.id, resources))
        refuse({-32000, u"There are too many streams."_s, 429});
}

} // namespace studio::adapters::mcp
