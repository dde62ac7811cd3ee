// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/tool_talk.h"

#include "core/model/refusal.h"

#include <QJsonDocument>
#include <QJsonObject>

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
