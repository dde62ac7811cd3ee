// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"
#include "core/llm/codec/thinking.h"

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

// If a model is unloaded between two turns of a quiet talk, everybody waits at the next turn.
constexpr auto kKeptLoaded = "30m";

/// Without a setting nothing is sent: some servers refuse the field for models that never think.
void addThink(Json &body, const CallOptions &options)
{
    const auto word = effortWord(options.effort);
    if (!word || options.habits.testFlag(model::ServerHabit::NoEffortWord))
        return;
    if (options.effort != Effort::Off && ollamaThinksByWord(options.model))
        body["think"] = *word;
    else
        body["think"] = options.effort != Effort::Off;
}

} // namespace

// Ollama has no forced tool; the schema as a format is the closest.
QByteArray ollamaBody(const ModelRequest &request, const CallOptions &options)
{
    Json body{{"model", wire::toJson(options.model)},
              {"stream", !options.habits.testFlag(model::ServerHabit::NoStreaming)},
              {"messages", messagesOf(request)}};
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
    addThink(body, options);
    body["keep_alive"] = kKeptLoaded;
    Json settings = Json::object();
    put(settings, "temperature", options.temperature);
    put(settings, "top_p", options.topP);
    put(settings, "num_predict", options.maxTokens);
    put(settings, "seed", options.seed);
    put(settings, "stop", options.stop);
    put(settings, "num_ctx", options.room);
    if (!settings.empty())
        body["options"] = std::move(settings);
    return wire::dump(body);
}

} // namespace studio::llm::codec
