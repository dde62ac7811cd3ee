// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/methods.h"

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

const auto kPrompt = u"take_part"_s;
constexpr int kListFresh = 60'000; // ms; a new version of the studio may list others

Answer failure(int code, const QString &message, int status = 200)
{
    return {{}, Failure{code, message, status}};
}

Answer listed(const Json &json) { return {wire::dump(json), {}, kListFresh}; }

Answer resourceList()
{
    return listed({{"resources",
                    {{{"uri", uri::kTranscript},
                      {"name", "transcript"},
                      {"title", "What was said"},
                      {"mimeType", "text/plain"}},
                     {{"uri", uri::kParticipants},
                      {"name", "participants"},
                      {"title", "Who is here"},
                      {"mimeType", "application/json"}}}}});
}

Answer promptList()
{
    return listed({{"prompts",
                    {{{"name", wire::toJson(kPrompt)},
                      {"title", "Take part in the room"},
                      {"description", "How to take part, and what speech costs here."},
                      {"arguments", Json::array()}}}}});
}

} // namespace

Methods::Methods(RoomCalls &calls)
    : m_calls(calls)
{
}

Json Methods::serverInfo()
{
    return {{"name", "companion-studio"}, {"title", "Companion Studio"}, {"version", STUDIO_VERSION}};
}

Json Methods::capabilities(bool withSessions)
{
    Json resources = Json::object();
    if (withSessions)
        resources["subscribe"] = true;
    return {{"tools", Json::object()}, {"resources", std::move(resources)}, {"prompts", Json::object()}};
}

QString Methods::instructions()
{
    return u"A room where people and companions talk, and whose floor decides who speaks. Read with history, "
           "speak with consume; wait_for_turn tells when you are wanted. Use one id of your own as from."_s;
}

void Methods::run(const Call &call, const Caller &caller, QObject *context, const Then &then)
{
    const QString &method = call.method;
    if (method == "tools/call"_L1)
        return callTool(call, caller, context, then);
    if (method == "tools/list"_L1)
        return then({toolList(), {}, kListFresh});
    if (method == "resources/list"_L1)
        return then(resourceList());
    if (method == "resources/templates/list"_L1)
        return then(listed({{"resourceTemplates", Json::array()}}));
    if (method == "resources/read"_L1)
        return then(readResource(call));
    if (method == "prompts/list"_L1)
        return then(promptList());
    if (method == "prompts/get"_L1)
        return then(givePrompt(call));
    then(failure(rpc::kMethodNotFound, u"There is no method %1."_s.arg(method.left(64)), 404));
}

void Methods::callTool(const Call &call, const Caller &caller, QObject *context, const Then &then)
{
    const QString name = call.text("name");
    if (name.isEmpty())
        return then(failure(rpc::kInvalidParams, u"tools/call needs the name of a tool."_s));
    if (!toolOf(name))
        return then(failure(rpc::kInvalidParams, u"Unknown tool: %1"_s.arg(name.left(64))));
    const Json arguments =
        call.params.contains("arguments") ? call.params["arguments"] : Json(Json::object());
    m_calls.run(name, arguments, caller, context, [then](const ToolResult &result) {
        if (result.isError()) {
            const Json text{{"type", "text"}, {"text", wire::toJson(result.error)}};
            return then({wire::dump(Json{{"content", {text}}, {"isError", true}})});
        }
        const QByteArray quoted = wire::dump(Json(result.structured.toStdString()));
        then({R"({"content":[{"type":"text","text":)" + quoted + R"(}],"structuredContent":)" +
              result.structured + R"(,"isError":false})"});
    });
}

Answer Methods::readResource(const Call &call) const
{
    const QString wanted = call.text("uri");
    Json content;
    if (wanted == QLatin1String(uri::kTranscript))
        content = {{"uri", uri::kTranscript},
                   {"mimeType", "text/plain"},
                   {"text", m_calls.texts().transcript().toStdString()}};
    else if (wanted == QLatin1String(uri::kParticipants))
        content = {{"uri", uri::kParticipants},
                   {"mimeType", "application/json"},
                   {"text", m_calls.texts().participants().toStdString()}};
    else
        return {{},
                Failure{rpc::kResourceNotFound, u"There is no such resource."_s, 200,
                        Json{{"uri", wire::toJson(wanted.left(256))}}}};
    return {wire::dump(Json{{"contents", {content}}}), {}, 0};
}

Answer Methods::givePrompt(const Call &call) const
{
    if (call.text("name") != kPrompt)
        return failure(rpc::kInvalidParams, u"There is no such prompt."_s);
    const Json text{{"type", "text"}, {"text", m_calls.texts().howTo().toStdString()}};
    return {wire::dump(Json{{"description", "How to take part, and what speech costs here."},
                            {"messages", {{{"role", "user"}, {"content", text}}}}})};
}

} // namespace studio::adapters::mcp
