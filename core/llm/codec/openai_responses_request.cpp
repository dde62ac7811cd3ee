// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"

namespace studio::llm::codec {

using model::ServerHabit;
using wire::Json;

namespace {

Json responsesParts(const ChatText &message)
{
    const bool isAnswer = message.role == ChatText::Role::Assistant;
    Json parts = Json::array(
        {{{"type", isAnswer ? "output_text" : "input_text"}, {"text", wire::toJson(message.text)}}});
    for (const Picture &picture : message.pictures)
        parts.push_back({{"type", "input_image"}, {"image_url", dataAddress(picture).toStdString()}});
    return parts;
}

/// Each part of the model's answer is a separate item, followed by the result of each call.
void addResponsesStep(Json &input, const ModelStep &step)
{
    for (const model::RawJson &kept : step.kept)
        input.push_back(wire::embed(kept));
    if (!step.text.isEmpty()) {
        const ChatText said{ChatText::Role::Assistant, step.text, {}};
        input.push_back({{"role", roleWord(said.role)}, {"content", responsesParts(said)}});
    }
    for (const ToolExchange &exchange : step.calls) {
        input.push_back({{"type", "function_call"},
                         {"call_id", wire::toJson(exchange.call.id.value())},
                         {"name", wire::toJson(exchange.call.name)},
                         {"arguments", exchange.call.arguments.text.toStdString()}});
    }
    for (const ToolExchange &exchange : step.calls) {
        input.push_back({{"type", "function_call_output"},
                         {"call_id", wire::toJson(exchange.call.id.value())},
                         {"output", exchange.result.text.toStdString()}});
    }
    if (const std::optional<ChatText> shown = picturesOf(step))
        input.push_back({{"role", roleWord(shown->role)}, {"content", responsesParts(*shown)}});
}

void addResponsesForm(Json &body, const CallOptions &options)
{
    switch (options.form) {
    case AnswerForm::Free: return;
    case AnswerForm::Schema:
        body["text"]["format"] = {{"type", "json_schema"},
                                  {"name", wire::toJson(options.schemaName)},
                                  {"schema", wire::embed(options.schema)},
                                  {"strict", true}};
        return;
    case AnswerForm::ForcedTool:
        body["tool_choice"] = {{"type", "function"}, {"name", wire::toJson(options.schemaName)}};
        return;
    case AnswerForm::JsonObject: body["text"]["format"] = {{"type", "json_object"}}; return;
    }
}

} // namespace

QByteArray openAiResponsesBody(const ModelRequest &request, const CallOptions &options)
{
    Json body{{"model", wire::toJson(options.model)}, {"stream", true}, {"store", false}};
    if (!options.neverThinks && !options.habits.testFlag(ServerHabit::NoHiddenThoughts))
        body["include"] = Json::array({"reasoning.encrypted_content"});
    Json input = Json::array();
    for (const ChatText &message : request.messages)
        input.push_back({{"role", roleWord(message.role)}, {"content", responsesParts(message)}});
    for (const ModelStep &step : request.steps)
        addResponsesStep(input, step);
    body["input"] = std::move(input);
    for (const ToolSpec &tool : toolsOf(request, options)) {
        body["tools"].push_back({{"type", "function"},
                                 {"name", wire::toJson(tool.name)},
                                 {"description", wire::toJson(tool.description)},
                                 {"parameters", wire::embed(tool.parameters)},
                                 {"strict", false}});
    }
    addResponsesForm(body, options);
    put(body, "temperature", options.temperature);
    put(body, "top_p", options.topP);
    put(body, "max_output_tokens", options.maxTokens);
    const auto word = effortWord(options.effort);
    if (word && !options.habits.testFlag(ServerHabit::NoEffortWord))
        body["reasoning"] = {{"effort", *word}, {"summary", "auto"}};
    return wire::dump(body);
}

} // namespace studio::llm::codec
