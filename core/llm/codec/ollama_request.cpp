// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"
#include "core/llm/codec/thinking.h"

#include <algorithm>
#include <bit>

namespace studio::llm::codec {

using wire::Json;

namespace {

Json saidBy(const ChatText &message)
{
    Json said{{"role", roleWord(message.role)}, {"content", wire::toJson(message.text)}};
    for (const Picture &picture : message.pictures)
        said["images"].push_back(picture.bytes.toBase64().toStdString());
    return said;
}

void addOllamaStep(Json &messages, const ModelStep &step)
{
    Json said{{"role", "assistant"}, {"content", wire::toJson(step.text)}};
    for (const ToolExchange &exchange : step.calls) {
        said["tool_calls"].push_back({{"function",
                                       {{"name", wire::toJson(exchange.call.name)},
                                        {"arguments", asObject(exchange.call.arguments)}}}});
    }
    messages.push_back(std::move(said));
    for (const ToolExchange &exchange : step.calls) {
        messages.push_back({{"role", "tool"},
                            {"tool_name", wire::toJson(exchange.call.name)},
                            {"content", exchange.result.text.toStdString()}});
    }
    if (const std::optional<ChatText> shown = picturesOf(step))
        messages.push_back(saidBy(*shown));
}

Json messagesOf(const ModelRequest &request)
{
    Json messages = Json::array();
    for (const ChatText &message : takingTurns(request))
        messages.push_back(saidBy(message));
    for (const ModelStep &step : request.steps)
        addOllamaStep(messages, step);
    return messages;
}

} // namespace

namespace {

constexpr int kContextAnyway = 4096; // tokens; what is longer is cut at its beginning, silently
constexpr int kMostContext = 131'072;
constexpr int kForTheAnswer = 1024;
constexpr int kBytesOfAToken = 3;                             // rather too few than too many, in any script
constexpr qsizetype kBytesOfAPicture = 1024 * kBytesOfAToken; // as if it were text

/// The next power of two, so that the model is loaded anew only now and then.
std::optional<int> contextFor(const ModelRequest &request, const CallOptions &options)
{
    qsizetype bytes = 0;
    for (const ChatText &message : request.messages)
        bytes += message.text.toUtf8().size() + message.pictures.size() * kBytesOfAPicture;
    for (const ToolSpec &tool : request.tools)
        bytes += tool.description.toUtf8().size() + tool.parameters.text.size();
    for (const ModelStep &step : request.steps) {
        bytes += step.text.toUtf8().size();
        for (const ToolExchange &exchange : step.calls)
            bytes += exchange.call.arguments.text.size() + exchange.result.text.size() +
                     exchange.pictures.size() * kBytesOfAPicture;
    }
    const qsizetype needed = bytes / kBytesOfAToken + options.maxTokens.value_or(kForTheAnswer);
    if (needed <= kContextAnyway)
        return std::nullopt;
    const int wanted = int(std::bit_ceil(quint64(std::min<qsizetype>(needed, kMostContext))));
    return options.context ? std::min(wanted, *options.context) : wanted;
}

} // namespace

// It has no forced tool; the schema as a format comes next to it.
QByteArray ollamaBody(const ModelRequest &request, const CallOptions &options)
{
    Json body{{"model", wire::toJson(options.model)}, {"stream", true}, {"messages", messagesOf(request)}};
    for (const ToolSpec &tool : request.tools) {
        body["tools"].push_back({{"type", "function"},
                                 {"function",
                                  {{"name", wire::toJson(tool.name)},
                                   {"description", wire::toJson(tool.description)},
                                   {"parameters", wire::embed(tool.parameters)}}}});
    }
    if (options.form == AnswerForm::Schema || options.form == AnswerForm::ForcedTool)
        body["format"] = wire::embed(options.schema);
    else if (options.form == AnswerForm::JsonObject)
        body["format"] = "json";
    if (const auto word = effortWord(options.effort)) {
        if (options.effort != Effort::Off && ollamaThinksByWord(options.model))
            body["think"] = *word;
        else
            body["think"] = options.effort != Effort::Off;
    }
    Json settings = Json::object();
    put(settings, "temperature", options.temperature);
    put(settings, "top_p", options.topP);
    put(settings, "num_predict", options.maxTokens);
    put(settings, "seed", options.seed);
    put(settings, "stop", options.stop);
    put(settings, "num_ctx", contextFor(request, options));
    if (!settings.empty())
        body["options"] = std::move(settings);
    return wire::dump(body);
}

} // namespace studio::llm::codec
