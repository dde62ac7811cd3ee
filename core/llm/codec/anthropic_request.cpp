// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"
#include "core/llm/codec/thinking.h"

namespace studio::llm::codec {

using wire::Json;

namespace {

constexpr int kMaxTokens = 4096; // the field is required; enough for a long speech

Json text(const QString &text) { return {{"type", "text"}, {"text", wire::toJson(text)}}; }

Json cached(Json block)
{
    block["cache_control"] = {{"type", "ephemeral"}};
    return block;
}

Json partsOf(const ChatText &message)
{
    Json parts = Json::array();
    for (const Picture &picture : message.pictures) {
        parts.push_back({{"type", "image"},
                         {"source",
                          {{"type", "base64"},
                           {"media_type", wire::toJson(picture.mime)},
                           {"data", picture.bytes.toBase64().toStdString()}}}});
    }
    parts.push_back(text(message.text));
    return parts;
}

/// Roles have to take turns: what one says in several messages becomes one.
void add(Json &messages, const char *role, const Json &parts)
{
    if (messages.empty() || messages.back()["role"] != role)
        messages.push_back({{"role", role}, {"content", Json::array()}});
    for (const Json &part : parts)
        messages.back()["content"].push_back(part);
}

void addStep(Json &messages, const ModelStep &step)
{
    Json said = Json::array();
    for (const model::RawJson &kept : step.kept)
        said.push_back(wire::embed(kept));
    if (!step.text.isEmpty())
        said.push_back(text(step.text));
    Json results = Json::array();
    for (const ToolExchange &exchange : step.calls) {
        const Json id = wire::toJson(exchange.call.id.value());
        said.push_back({{"type", "tool_use"},
                        {"id", id},
                        {"name", wire::toJson(exchange.call.name)},
                        {"input", asObject(exchange.call.arguments)}});
        Json result{
            {"type", "tool_result"}, {"tool_use_id", id}, {"content", exchange.result.text.toStdString()}};
        if (exchange.failed)
            result["is_error"] = true;
        results.push_back(std::move(result));
    }
    add(messages, "assistant", said);
    if (!results.empty())
        add(messages, "user", results);
}

void addForm(Json &body, const CallOptions &options)
{
    if (options.form == AnswerForm::Schema)
        body["output_config"]["format"] = {{"type", "json_schema"}, {"schema", wire::embed(options.schema)}};
    else if (options.form == AnswerForm::ForcedTool)
        body["tool_choice"] = {{"type", "tool"}, {"name", wire::toJson(options.schemaName)}};
}

/// A model that is made to use a tool cannot think by budget before it does.
bool mayThink(const CallOptions &options)
{
    return options.form != AnswerForm::ForcedTool || !anthropicThinksByBudget(options.model);
}

void addEffort(Json &body, const CallOptions &options)
{
    if (options.effort == Effort::AsItLikes)
        return;
    if (options.effort == Effort::Off || !mayThink(options)) {
        body["thinking"] = {{"type", "disabled"}};
        return;
    }
    if (anthropicThinksByBudget(options.model)) {
        const int budget = thinkingBudget(options.effort); // comes out of max_tokens
        body["thinking"] = {{"type", "enabled"}, {"budget_tokens", budget}};
        body["max_tokens"] = body["max_tokens"].get<int>() + budget;
        return;
    }
    body["thinking"] = {{"type", "adaptive"}};
    body["output_config"]["effort"] = *effortWord(options.effort);
}

/// While it thinks it takes neither, and newer models take one of the two.
void addSampling(Json &body, const CallOptions &options)
{
    if (body.contains("thinking") && body["thinking"]["type"] != "disabled")
        return;
    put(body, "temperature", options.temperature);
    if (!options.temperature)
        put(body, "top_p", options.topP);
}

} // namespace

QByteArray anthropicBody(const ModelRequest &request, const CallOptions &options)
{
    Json body{{"model", wire::toJson(options.model)},
              {"max_tokens", options.maxTokens.value_or(kMaxTokens)},
              {"stream", true}};
    if (const QString system = systemText(request); !system.isEmpty())
        body["system"] = Json::array({cached(text(system))});
    Json messages = Json::array();
    for (const ChatText &message : request.messages) {
        if (message.role != ChatText::Role::System)
            add(messages, roleWord(message.role), partsOf(message));
    }
    for (const ModelStep &step : request.steps)
        addStep(messages, step);
    body["messages"] = std::move(messages);
    for (const ToolSpec &tool : toolsOf(request, options)) {
        body["tools"].push_back({{"name", wire::toJson(tool.name)},
                                 {"description", wire::toJson(tool.description)},
                                 {"input_schema", wire::embed(tool.parameters)}});
    }
    addForm(body, options);
    addEffort(body, options);
    addSampling(body, options);
    put(body, "stop_sequences", options.stop);
    return wire::dump(body);
}

} // namespace studio::llm::codec
