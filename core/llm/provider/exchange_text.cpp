// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/exchange_text.h"

#include "core/wire/json.h"

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using wire::Json;
using wire::toJson;

namespace {

constexpr qsizetype kPlaceForTheLine = 100;

QString roleName(ChatText::Role role)
{
    switch (role) {
    case ChatText::Role::System: return u"system"_s;
    case ChatText::Role::User: return u"user"_s;
    case ChatText::Role::Assistant: return u"assistant"_s;
    }
    return {};
}

void addPictures(Json &json, const QList<Picture> &pictures)
{
    for (const Picture &picture : pictures)
        json["pictures"].push_back({{"mime", toJson(picture.mime)}, {"bytes", picture.bytes.size()}});
}

Json messageJson(const ChatText &message)
{
    Json json{{"role", toJson(roleName(message.role))}, {"text", toJson(message.text)}};
    addPictures(json, message.pictures);
    return json;
}

Json toolJson(const ToolSpec &tool)
{
    return {{"name", toJson(tool.name)},
            {"description", toJson(tool.description)},
            {"parameters", wire::embed(tool.parameters)}};
}

Json callJson(const ToolCall &call)
{
    return {{"id", toJson(call.id.value())},
            {"name", toJson(call.name)},
            {"arguments", wire::embed(call.arguments)}};
}

Json stepJson(const ModelStep &step)
{
    Json json = Json::object();
    if (!step.text.isEmpty())
        json["text"] = toJson(step.text);
    for (const ToolExchange &exchange : step.calls) {
        Json call = callJson(exchange.call);
        call[exchange.failed ? "error" : "result"] = wire::embed(exchange.result);
        addPictures(call, exchange.pictures);
        json["calls"].push_back(std::move(call));
    }
    return json;
}

} // namespace

QByteArray wholeOrCut(const QByteArray &text)
{
    if (text.size() <= model::kLongestExchange)
        return text;
    qsizetype end = model::kLongestExchange - kPlaceForTheLine;
    while (end > 0 && (uchar(text.at(end)) & 0xC0) == 0x80) // never inside a character
        --end;
    return text.first(end) + "\n[cut here: " + QByteArray::number(text.size()) + " bytes in all]";
}

QByteArray requestText(const ModelRequest &request)
{
    Json json{{"messages", Json::array()}};
    for (const ChatText &message : request.messages)
        json["messages"].push_back(messageJson(message));
    for (const ToolSpec &tool : request.tools)
        json["tools"].push_back(toolJson(tool));
    for (const ModelStep &step : request.steps)
        json["steps"].push_back(stepJson(step));
    if (!request.schema.isEmpty())
        json["schema"] = wire::embed(request.schema);
    return wholeOrCut(wire::dump(json));
}

QByteArray answerText(const GivenAnswer &answer)
{
    Json json = Json::object();
    if (!answer.thinking.isEmpty())
        json["thinking"] = toJson(answer.thinking);
    json["text"] = toJson(answer.text);
    for (const ToolCall &call : answer.calls)
        json["calls"].push_back(callJson(call));
    if (!answer.reason.isEmpty())
        json["reason"] = toJson(answer.reason);
    return wholeOrCut(wire::dump(json));
}

QByteArray rawReply(const QList<Exchange> &tries)
{
    QByteArray reply;
    for (qsizetype number = 0; number < tries.size(); ++number) {
        const Exchange &one = tries.at(number);
        const QByteArray status = one.status ? QByteArray::number(one.status) : QByteArray("none");
        if (tries.size() > 1)
            reply += "[try " + QByteArray::number(number + 1) + ": HTTP " + status + "]\n";
        for (const Exchange::Piece &piece : one.pieces)
            reply += piece.bytes;
        if (number + 1 < tries.size() && !reply.endsWith('\n'))
            reply += '\n';
    }
    return wholeOrCut(reply);
}

model::Exchange exchangeOf(const model::CallRecord &record, const QString &modelName,
                           const QByteArray &prompt, const QByteArray &reply)
{
    return {.time = record.time,
            .room = record.room,
            .turn = record.turn,
            .about = record.about,
            .companions = record.companions,
            .purpose = record.purpose,
            .model = modelName,
            .tokens = record.tokens,
            .cost = record.cost,
            .took = record.took,
            .tries = record.tries,
            .trouble = record.trouble,
            .prompt = wholeOrCut(prompt),
            .reply = wholeOrCut(reply)};
}

} // namespace studio::llm::provider
