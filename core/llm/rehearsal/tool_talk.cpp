// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/tool_talk.h"

#include "core/model/refusal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kStatus = "status"_L1;
constexpr auto kConsume = "consume"_L1;

void readRefusal(const QString &why, ToolNews *news)
{
    ++news->refusals;
    if (why.startsWith(model::kTooLong))
        news->tooLong = why.sliced(model::kTooLong.size()).toInt();
    else if (why == model::kNotEnoughResource)
        news->tooPoor = true;
}

void read(const ToolExchange &exchange, ToolNews *news)
{
    const QJsonObject result = QJsonDocument::fromJson(exchange.result.text).object();
    if (result.contains("resource"_L1))
        news->level = result["resource"_L1].toInt();
    news->looked = news->looked || exchange.call.name == kStatus;
    if (exchange.call.name != kConsume)
        return;
    if (!exchange.failed && result["success"_L1].toBool())
        news->bought = true;
    else
        readRefusal(result["message"_L1].toString(), news);
}

} // namespace

bool hasTool(const QList<ToolSpec> &tools, QLatin1StringView name)
{
    return std::any_of(tools.begin(), tools.end(),
                       [name](const ToolSpec &tool) { return tool.name == name; });
}

QStringList gesturesIn(const QList<ToolSpec> &tools)
{
    QStringList names;
    for (const ToolSpec &tool : tools) {
        if (tool.name != kGesture)
            continue;
        const QJsonObject schema = QJsonDocument::fromJson(tool.parameters.text).object();
        for (const auto &name : schema["properties"_L1]["name"_L1]["enum"_L1].toArray())
            names.append(name.toString());
    }
    return names;
}

std::optional<ToolExchange> lookIn(const QList<ModelStep> &steps)
{
    std::optional<ToolExchange> look;
    for (const ModelStep &step : steps)
        for (const ToolExchange &exchange : step.calls)
            if (exchange.call.name == kLook)
                look = exchange;
    return look;
}

bool isRefusal(const ToolExchange &exchange)
{
    return QJsonDocument::fromJson(exchange.result.text).object()["error"_L1].toString() == "refused"_L1;
}

std::optional<Bid> bidIn(const QList<ToolCall> &calls)
{
    for (const ToolCall &call : calls) {
        if (call.name != kConsume)
            continue;
        const QJsonObject arguments = QJsonDocument::fromJson(call.arguments.text).object();
        return Bid{arguments["amount"_L1].toInt(), arguments["message"_L1].toString()};
    }
    return std::nullopt;
}

base::CallId callIdOf(Dice dice)
{
    return base::CallId(u"rehearsal-%1"_s.arg(dice.roll(), 16, 16, QLatin1Char('0')));
}

ToolCall statusCall(const base::CallId &id) { return {id, kStatus, {"{}"}}; }

ToolCall consumeCall(const base::CallId &id, int amount, const QString &message)
{
    const QJsonObject arguments{{u"amount"_s, amount}, {u"message"_s, message}};
    return {id, kConsume, {QJsonDocument(arguments).toJson(QJsonDocument::Compact)}};
}

ToolNews newsOf(const QList<ModelStep> &steps)
{
    ToolNews news;
    for (const ModelStep &step : steps)
        for (const ToolExchange &exchange : step.calls)
            read(exchange, &news);
    return news;
}

} // namespace studio::llm::rehearsal
