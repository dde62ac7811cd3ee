// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/frame_reader.h"

#include "core/adapters/firehose/frame_fields.h"
#include "core/adapters/room/outside_json.h"
#include "core/base/match.h"
#include "core/wire/floor_wire.h"

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using wire::Json;

namespace {

constexpr qsizetype kLongestName = 64;
constexpr qsizetype kLongestText = 64 * 1024; // UTF-16 units

const QStringList &topics()
{
    static const QStringList names{u"messages"_s, u"states"_s, u"actions"_s, u"queries"_s,
                                   u"query-results"_s};
    return names;
}

bool isEnvelope(const Json &body) { return body.contains("method") || body.contains("jsonrpc"); }

/// The object with the fields: `params` of an envelope, or the body itself.
const Json *fieldsIn(const Json &body, const char *method, Path &path, ZodIssues &issues)
{
    if (!isEnvelope(body))
        return &body;
    const Path top = path;
    const Json *version = member(body, "jsonrpc");
    if (!version)
        issues.wrongLiteral(Path(top) << u"jsonrpc"_s, u"2.0"_s, Json());
    else if (*version != "2.0")
        issues.wrongLiteral(Path(top) << u"jsonrpc"_s, u"2.0"_s, *version);
    const Json *name = member(body, "method");
    if (!name || *name != method)
        issues.wrongLiteral(Path(top) << u"method"_s, QString::fromLatin1(method), name ? *name : Json());
    path.append(u"params"_s);
    const Json *params = member(body, "params");
    if (!params || !params->is_object()) {
        issues.wrongType(path, "object", params);
        return nullptr;
    }
    return params;
}

std::optional<Body> readMessage(const Json &body, Path path, ZodIssues &issues)
{
    const Json *fields = fieldsIn(body, "message.send", path, issues);
    if (!fields)
        return std::nullopt;
    Fields reader(*fields, path, issues);
    model::Message message;
    message.id = base::MessageId(reader.id("id"));
    message.from = ParticipantId(reader.id("from"));
    message.to = reader.ids("to");
    message.text = reader.text("message", kLongestText);
    message.metadata = reader.object("metadata", Fields::Object::Optional);
    return message;
}

std::optional<Body> readAction(const Json &body, Path path, ZodIssues &issues)
{
    const Json *fields = fieldsIn(body, "action.send", path, issues);
    if (!fields)
        return std::nullopt;
    Fields reader(*fields, path, issues);
    model::Action action;
    action.from = ParticipantId(reader.id("from"));
    action.name = reader.text("name", kLongestName);
    action.params = reader.object("params", Fields::Object::Required);
    action.metadata = reader.object("metadata", Fields::Object::Optional);
    return action;
}

/// The floor judges votes: here only the voter is required, and that a message id is a string.
std::optional<model::RawState> readState(const Json &body, Path path, ZodIssues &issues)
{
    if (!body.is_object()) {
        issues.wrongType(path, "object", &body);
        return std::nullopt;
    }
    const Json *fields = fieldsIn(body, "state.send", path, issues);
    if (!fields)
        return std::nullopt;
    Fields reader(*fields, path, issues);
    reader.id("from");
    if (member(*fields, "messageId"))
        reader.text("messageId", kLongestId);
    const auto voted = wire::inputFromJson(u"voted", *fields);
    if (!voted || !std::holds_alternative<model::Voted>(*voted))
        return std::nullopt;
    return std::get<model::Voted>(*voted).state;
}

std::optional<Body> readStates(const Json &body, const Path &path, ZodIssues &issues)
{
    States states;
    states.isArray = body.is_array();
    if (!states.isArray) {
        if (const auto state = readState(body, path, issues))
            states.states.append(*state);
        return states;
    }
    if (qsizetype(body.size()) > kMostStates) {
        issues.tooBig(path, "array", kMostStates);
        return std::nullopt;
    }
    for (const Json &one : body) {
        if (const auto state = readState(one, Path(path) << QString::number(states.states.size()), issues))
            states.states.append(*state);
    }
    return states;
}

std::optional<Body> readQuery(const Json &body, const Path &path, ZodIssues &issues)
{
    Path inner = path;
    const Json *fields = fieldsIn(body, "query.send", inner, issues);
    if (!fields)
        return std::nullopt;
    Fields reader(*fields, inner, issues);
    model::Query query;
    query.id = Fields(body, path, issues).id("id"); // in an envelope the id is outside of params
    query.from = ParticipantId(reader.id("from"));
    query.type = reader.text("type", kLongestName);
    query.body = reader.object("body", Fields::Object::Optional);
    return query;
}

/// An answer is stored as text. An object that holds only one string stands for that string:
/// {"image":"data:…"}.
QString answerIn(const Json &body)
{
    if (body.is_string())
        return wire::toText(body);
    if (body.is_object() && body.size() == 1 && body.front().is_string())
        return wire::toText(body.front());
    return QString::fromUtf8(wire::dump(body));
}

std::optional<Body> readResult(const Json &body, Path path, ZodIssues &issues)
{
    model::QueryResult result;
    result.id = Fields(body, path, issues).id("id");
    const Json *error = member(body, "error");
    const Json *inner = member(body, "result");
    const Json *fields = inner ? inner : &body;
    if (inner)
        path.append(u"result"_s);
    const Json *success = member(*fields, "success");
    if (error && !inner && !success) {
        result.error = error->is_object() && error->contains("message") ? wire::toText(error->at("message"))
                                                                        : wire::toText(*error);
        return result;
    }
    if (!success || !success->is_boolean())
        issues.wrongType(Path(path) << u"success"_s, "boolean", success);
    else
        result.success = success->get<bool>();
    if (const Json *answer = member(*fields, "body"))
        result.body = answerIn(*answer);
    else if (inner)
        issues.wrongType(Path(path) << u"body"_s, "object", nullptr);
    if (const Json *inside = member(*fields, "error"); inside && inside->is_string())
        result.error = wire::toText(*inside);
    return result;
}

bool isResult(const Json &body)
{
    return body.is_object() && !body.contains("method") &&
           (body.contains("result") || body.contains("success") || body.contains("error"));
}

std::optional<Body> readTopic(const QString &topic, const Json &body, const Path &path, ZodIssues &issues)
{
    if (topic == "states"_L1)
        return readStates(body, path, issues);
    if (topic == "messages"_L1)
        return readMessage(body, path, issues);
    if (topic == "actions"_L1)
        return readAction(body, path, issues);
    return isResult(body) || topic == "query-results"_L1 ? readResult(body, path, issues)
                                                         : readQuery(body, path, issues);
}

/// The topic judged by the content, as a firehose's clients have to; empty: unknown.
QString topicOf(const Json &body)
{
    if (body.is_array())
        return u"states"_s;
    if (!body.is_object())
        return {};
    const QString method = body.contains("method") ? wire::toText(body["method"]) : QString();
    if (!method.isEmpty()) {
        return method == "message.send"_L1  ? u"messages"_s
               : method == "state.send"_L1  ? u"states"_s
               : method == "action.send"_L1 ? u"actions"_s
               : method == "query.send"_L1  ? u"queries"_s
                                            : QString();
    }
    if (body.contains("id") && isResult(body))
        return u"query-results"_s;
    if (!body.contains("from"))
        return {};
    return body.contains("message") ? u"messages"_s
           : body.contains("state") ? u"states"_s
           : body.contains("name")  ? u"actions"_s
           : body.contains("type")  ? u"queries"_s
                                    : QString();
}

/// Parses the text, and records in `reading` if that fails.
std::optional<Json> parsed(const QByteArray &text, Reading &reading)
{
    const auto json = parseOutside(text);
    reading.isJson = json.has_value();
    return json ? std::optional(*json) : std::nullopt;
}

void readInto(Reading &reading, const Json &body, const Path &path)
{
    reading.body = readTopic(reading.topic, body, path, reading.issues);
    if (!reading.issues.isEmpty())
        reading.body.reset();
}

} // namespace

Reading readFrame(const QByteArray &text)
{
    Reading reading;
    const auto json = parsed(text, reading);
    if (!json)
        return reading;
    if (!json->is_object()) {
        reading.issues.wrongType({}, "object", &*json);
        return reading;
    }
    const Json *topic = member(*json, "topic");
    if (!topic || !topic->is_string())
        reading.issues.wrongType({u"topic"_s}, "string", topic);
    else if (const QString name = wire::toText(*topic); topics().contains(name))
        reading.topic = name;
    else
        reading.issues.wrongName({u"topic"_s}, topics(), name);
    const Json *body = member(*json, "body");
    const bool fits = body && (body->is_object() || (body->is_array() && reading.topic == "states"_L1));
    if (!fits)
        reading.issues.wrongType({u"body"_s}, "object", body);
    if (reading.issues.isEmpty())
        readInto(reading, *body, {u"body"_s});
    return reading;
}

Reading readBody(const QByteArray &text)
{
    Reading reading;
    const auto json = parsed(text, reading);
    if (!json)
        return reading;
    const Json *inner = member(*json, "topic") ? member(*json, "body") : nullptr;
    const Json &body = inner ? *inner : *json;
    reading.topic = topicOf(body);
    if (reading.topic.isEmpty())
        reading.issues.other({}, u"Nothing that is known"_s);
    else
        readInto(reading, body, {});
    return reading;
}

} // namespace studio::adapters::firehose
