// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/turn_event_wire.h"

#include "core/base/match.h"
#include "core/wire/names.h"
#include "core/wire/object_reader.h"

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using namespace model;
using base::CallId;
using Unknown = ObjectReader::Unknown;

namespace {

void putText(Json &json, const char *key, const std::optional<QString> &text)
{
    if (text)
        json[key] = toJson(*text);
}

template<class Number>
void putNumber(Json &json, const char *key, const std::optional<Number> &number)
{
    if (number)
        json[key] = *number;
}

void putSpokeFor(Json &json, const std::optional<SpokeFor> &other)
{
    if (!other)
        return;
    json["spokeFor"] = Json{{"name", toJson(other->name)}};
    if (!other->id.isEmpty())
        json["spokeFor"]["id"] = toJson(other->id.value());
}

std::optional<SpokeFor> spokeFor(ObjectReader &reader)
{
    if (!reader.has("spokeFor"))
        return std::nullopt;
    const auto raw = parse(reader.raw("spokeFor").text);
    if (!raw || !raw->is_object())
        return std::nullopt;
    ObjectReader other(*raw, u"spokeFor"_s, Unknown::Ignore);
    return SpokeFor{other.optionalText("name").value_or(QString()),
                    base::ParticipantId(other.optionalText("id").value_or(QString()))};
}

Json kindToJson(const TurnEventKind &kind)
{
    return std::visit(base::Match{
                          [](const Content &content) {
                              return Json{{"text", toJson(content.text)}};
                          },
                          [](const ToolCallRequest &request) {
                              return Json{{"call", toJson(request.call.value())},
                                          {"name", toJson(request.name)},
                                          {"arguments", embed(request.arguments)},
                                          {"fromClient", request.fromClient}};
                          },
                          [](const ToolCallResponse &response) {
                              Json json{{"call", toJson(response.call.value())},
                                        {"result", embed(response.result)},
                                        {"display", toJson(response.display)}};
                              putText(json, "error", response.error);
                              putText(json, "errorType", response.errorType);
                              return json;
                          },
                          [](const ToolCallConfirmation &confirmation) {
                              return Json{{"call", toJson(confirmation.call.value())},
                                          {"name", toJson(confirmation.name)},
                                          {"arguments", embed(confirmation.arguments)},
                                          {"question", toJson(confirmation.question)},
                                          {"risk", toJson(nameOf(confirmation.risk))}};
                          },
                          [](const UserCancelled &) { return Json::object(); },
                          [](const TurnError &error) {
                              Json json{{"message", toJson(error.message)}};
                              putNumber(json, "status", error.status);
                              json["cause"] = toJson(error.cause);
                              if (error.advice != Advice::None)
                                  json["advice"] = toJson(nameOf(error.advice));
                              putSpokeFor(json, error.spokeFor);
                              return json;
                          },
                          [](const ChatCompressed &compressed) {
                              Json json{{"before", compressed.before},
                                        {"after", compressed.after},
                                        {"what", toJson(nameOf(compressed.what))}};
                              if (!compressed.summary.isEmpty())
                                  json["summary"] = toJson(compressed.summary);
                              if (!compressed.reason.isEmpty())
                                  json["reason"] = toJson(compressed.reason);
                              return json;
                          },
                          [](const Thought &thought) {
                              return Json{{"subject", toJson(thought.subject)},
                                          {"description", toJson(thought.description)}};
                          },
                          [](const MaxSessionTurns &most) {
                              return Json{{"limit", most.limit}};
                          },
                          [](const Finished &finished) {
                              Json json{{"reason", toJson(finished.reason)}};
                              putNumber(json, "inputTokens", finished.inputTokens);
                              putNumber(json, "outputTokens", finished.outputTokens);
                              putSpokeFor(json, finished.spokeFor);
                              return json;
                          },
                          [](const LoopDetected &loop) {
                              return Json{{"what", toJson(nameOf(loop.what))},
                                          {"evidence", toJson(loop.evidence)},
                                          {"times", loop.times}};
                          },
                      },
                      kind);
}

std::optional<qint64> tokens(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? std::optional(reader.whole(key, 0, kMost, 0)) : std::nullopt;
}

std::optional<TurnEventKind> readKind(const QString &name, ObjectReader &reader)
{
    const auto call = [&reader] { return CallId(reader.text("call")); };
    const auto optional = [&reader](const char *key) { return reader.optionalText(key).value_or(QString()); };
    if (name == "Content"_L1)
        return Content{reader.text("text")};
    if (name == "ToolCallRequest"_L1)
        return ToolCallRequest{call(), reader.text("name"), reader.raw("arguments"),
                               reader.boolean("fromClient", false)};
    if (name == "ToolCallResponse"_L1)
        return ToolCallResponse{call(), reader.raw("result"), reader.text("display"),
                                reader.optionalText("error"), reader.optionalText("errorType")};
    if (name == "ToolCallConfirmation"_L1)
        return ToolCallConfirmation{call(), optional("name"), reader.raw("arguments"), optional("question"),
                                    reader.optionalName<Risk>("risk").value_or(Risk::Act)};
    if (name == "UserCancelled"_L1)
        return UserCancelled{};
    if (name == "Error"_L1) {
        TurnError error{reader.text("message"), std::nullopt, reader.text("cause")};
        if (reader.has("status"))
            error.status = int(reader.whole("status", 0, 999, 0));
        error.advice = reader.optionalName<Advice>("advice").value_or(Advice::None);
        error.spokeFor = spokeFor(reader);
        return error;
    }
    if (name == "ChatCompressed"_L1)
        return ChatCompressed{
            reader.requiredWhole("before", 0, kMost), reader.requiredWhole("after", 0, kMost),
            reader.optionalName<ChatCompressed::What>("what").value_or(ChatCompressed::What::Compressed),
            optional("summary"), optional("reason")};
    if (name == "Thought"_L1)
        return Thought{reader.text("subject"), reader.text("description")};
    if (name == "MaxSessionTurns"_L1)
        return MaxSessionTurns{int(reader.whole("limit", 0, std::numeric_limits<int>::max(), 0))};
    if (name == "Finished"_L1)
        return Finished{reader.text("reason"), tokens(reader, "inputTokens"), tokens(reader, "outputTokens"),
                        spokeFor(reader)};
    if (name == "LoopDetected"_L1)
        return LoopDetected{
            reader.optionalName<LoopDetected::What>("what").value_or(LoopDetected::What::SameCall),
            optional("evidence"), int(reader.whole("times", 0, std::numeric_limits<int>::max(), 0))};
    return std::nullopt;
}

} // namespace

QString turnEventName(const TurnEventKind &kind)
{
    return std::visit(base::Match{
                          [](const Content &) { return u"Content"_s; },
                          [](const ToolCallRequest &) { return u"ToolCallRequest"_s; },
                          [](const ToolCallResponse &) { return u"ToolCallResponse"_s; },
                          [](const ToolCallConfirmation &) { return u"ToolCallConfirmation"_s; },
                          [](const UserCancelled &) { return u"UserCancelled"_s; },
                          [](const TurnError &) { return u"Error"_s; },
                          [](const ChatCompressed &) { return u"ChatCompressed"_s; },
                          [](const Thought &) { return u"Thought"_s; },
                          [](const MaxSessionTurns &) { return u"MaxSessionTurns"_s; },
                          [](const Finished &) { return u"Finished"_s; },
                          [](const LoopDetected &) { return u"LoopDetected"_s; },
                      },
                      kind);
}

Json turnEventToJson(const TurnEvent &event)
{
    Json json{{"turn", toJson(event.turn.value())},
              {"companion", toJson(event.companion.value())},
              {"attempt", event.attempt},
              {"number", event.number},
              {turnEventName(event.kind).toStdString(), kindToJson(event.kind)}};
    if (event.personaRevision > 0)
        json["personaRevision"] = event.personaRevision;
    return json;
}

base::Result<TurnEvent> turnEventFromJson(const Json &json)
{
    ObjectReader reader(json, u"turn event"_s, Unknown::Ignore);
    TurnEvent event;
    event.turn = base::TurnId(reader.text("turn"));
    event.companion = base::ParticipantId(reader.text("companion"));
    event.attempt = int(reader.whole("attempt", 1, std::numeric_limits<int>::max(), 1));
    event.number = reader.whole("number", 0, kMost, 0);
    event.personaRevision = int(reader.whole("personaRevision", 0, std::numeric_limits<int>::max(), 0));
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    for (const auto &[key, value] : json.items()) {
        if (!value.is_object())
            continue;
        ObjectReader body(value, QString::fromStdString(key), Unknown::Ignore);
        if (const auto kind = readKind(QString::fromStdString(key), body)) {
            event.kind = *kind;
            return body.result(event);
        }
    }
    return base::failure(base::ErrorCode::Malformed, u"turn event: of no known kind"_s);
}

} // namespace studio::wire
