// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/frame_writer.h"

#include "core/base/match.h"
#include "core/wire/floor_wire.h"
#include "core/wire/message_wire.h"

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

Json envelope(const char *method, Json params)
{
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

Json jsonOf(const model::Message &message)
{
    // Fields that only the studio knows are not sent: others reject unknown keys.
    Json params{{"id", wire::toJson(message.id.value())},
                {"from", wire::toJson(message.from.value())},
                {"to", wire::idsToJson(message.to)},
                {"message", wire::toJson(message.text)}};
    const Json metadata = message.metadata.isEmpty() ? Json() : wire::embed(message.metadata);
    if (metadata.is_object())
        params["metadata"] = metadata;
    return envelope("message.send", std::move(params));
}

Json jsonOf(const model::RawState &state)
{
    return envelope("state.send", wire::inputToJson(model::Voted{state}));
}

Json jsonOf(const States &states)
{
    if (!states.isArray && states.states.size() == 1)
        return jsonOf(states.states.constFirst());
    Json array = Json::array();
    for (const model::RawState &state : states.states)
        array.push_back(jsonOf(state));
    return array;
}

Json jsonOf(const model::Query &query)
{
    Json params{{"from", wire::toJson(query.from.value())}, {"type", wire::toJson(query.type)}};
    if (!query.body.isEmpty())
        params["body"] = wire::embed(query.body);
    return {{"jsonrpc", "2.0"},
            {"id", wire::toJson(query.id)},
            {"method", "query.send"},
            {"params", std::move(params)}};
}

/// There the body of an answer must be an object.
Json answerObject(const QString &text)
{
    if (const auto json = wire::parse(text.toUtf8()); json && json->is_object())
        return *json;
    return Json{{text.startsWith("data:image/"_L1) ? "image" : "text", wire::toJson(text)}};
}

Json jsonOf(const model::QueryResult &result)
{
    Json json{{"jsonrpc", "2.0"}, {"id", wire::toJson(result.id)}};
    if (result.success) {
        const Json body = result.body ? answerObject(*result.body) : Json::object();
        json["result"] = Json{{"success", true}, {"body", body}};
    } else {
        json["error"] = wire::toJson(result.error.value_or(u"failed"_s));
    }
    return json;
}

Json jsonOf(const Body &body)
{
    return std::visit(
        base::Match{
            [](const model::Message &message) { return jsonOf(message); },
            [](const model::Action &action) { return envelope("action.send", wire::actionToJson(action)); },
            [](const States &states) { return jsonOf(states); },
            [](const model::Query &query) { return jsonOf(query); },
            [](const model::QueryResult &result) { return jsonOf(result); },
        },
        body);
}

const char *topicOf(const Body &body)
{
    constexpr const char *kTopics[] = {"messages", "actions", "states", "queries", "queries"};
    return kTopics[body.index()];
}

} // namespace

QByteArray writeBody(const Body &body) { return wire::dump(jsonOf(body)); }

QByteArray writeFrame(const Body &body)
{
    return wire::dump({{"topic", topicOf(body)}, {"body", jsonOf(body)}});
}

} // namespace studio::adapters::firehose
