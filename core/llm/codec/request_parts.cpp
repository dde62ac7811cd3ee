// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"

#include <algorithm>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

qsizetype firstOfTalk(const ModelRequest &request)
{
    const auto first =
        std::find_if_not(request.messages.begin(), request.messages.end(),
                         [](const ChatText &message) { return message.role == ChatText::Role::System; });
    return first - request.messages.begin();
}

} // namespace

Json textsOf(const QStringList &texts)
{
    Json array = Json::array();
    for (const QString &text : texts)
        array.push_back(wire::toJson(text));
    return array;
}

void put(Json &object, const char *key, const QStringList &texts)
{
    if (!texts.isEmpty())
        object[key] = textsOf(texts);
}

const char *roleWord(ChatText::Role role)
{
    switch (role) {
    case ChatText::Role::System: return "system";
    case ChatText::Role::User: return "user";
    case ChatText::Role::Assistant: return "assistant";
    }
    return "user";
}

std::optional<std::string> effortWord(Effort effort)
{
    switch (effort) {
    case Effort::AsItLikes: return std::nullopt;
    case Effort::Off: return "none";
    case Effort::Low: return "low";
    case Effort::Medium: return "medium";
    case Effort::High: return "high";
    }
    return std::nullopt;
}

QString systemText(const ModelRequest &request)
{
    QStringList texts;
    for (qsizetype i = 0; i < firstOfTalk(request); ++i)
        texts.append(request.messages.at(i).text);
    return texts.join(u"\n\n"_s);
}

QList<ChatText> talkOf(const ModelRequest &request) { return request.messages.sliced(firstOfTalk(request)); }

QList<ChatText> takingTurns(const ModelRequest &request)
{
    QList<ChatText> turns;
    for (const ChatText &message : request.messages) {
        const bool goesOn = message.role == ChatText::Role::User && !turns.isEmpty() &&
                            turns.last().role == ChatText::Role::User;
        if (!goesOn) {
            turns.append(message);
            continue;
        }
        turns.last().text += u"\n\n"_s + message.text;
        turns.last().pictures += message.pictures;
    }
    return turns;
}

QList<ToolSpec> toolsOf(const ModelRequest &request, const CallOptions &options)
{
    QList<ToolSpec> tools = request.tools;
    if (options.form == AnswerForm::ForcedTool)
        tools.append({options.schemaName, u"Gives the answer."_s, options.schema});
    return tools;
}

std::optional<ChatText> picturesOf(const ModelStep &step)
{
    ChatText shown;
    QStringList tools;
    for (const ToolExchange &exchange : step.calls) {
        shown.pictures += exchange.pictures;
        if (!exchange.pictures.isEmpty() && !tools.contains(exchange.call.name))
            tools.append(exchange.call.name);
    }
    if (shown.pictures.isEmpty())
        return std::nullopt;
    shown.text = u"This is what %1 gave:"_s.arg(tools.join(u", "_s));
    return shown;
}

QByteArray dataAddress(const Picture &picture)
{
    return "data:" + picture.mime.toLatin1() + ";base64," + picture.bytes.toBase64();
}

Json asObject(const model::RawJson &raw)
{
    Json value = wire::embed(raw);
    if (value.is_object())
        return value;
    Json object = Json::object();
    if (!value.is_null())
        object["value"] = std::move(value);
    return object;
}

} // namespace studio::llm::codec
