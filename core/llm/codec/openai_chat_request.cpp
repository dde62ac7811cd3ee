// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using model::ServerHabit;
using wire::Json;

namespace {

Json contentOf(const ChatText &message)
{
    if (message.pictures.isEmpty())
        return wire::toJson(message.text);
    Json parts = Json::array({{{"type", "text"}, {"text", wire::toJson(message.text)}}});
    for (const Picture &picture : message.pictures)
        parts.push_back(
            {{"type", "image_url"}, {"image_url", {{"url", dataAddress(picture).toStdString()}}}});
    return parts;
}

/// OpenAI wants null for calls without text. The templates of other servers' models read the text, and many
/// fail at null.
Json wordsOf(const ModelStep &step, ChatFlavour flavour)
{
    return step.text.isEmpty() && flavour == ChatFlavour::OpenAi ? Json() : wire::toJson(step.text);
}

/// The model's text and calls, then the result of each call.
void addChatStep(Json &messages, const ModelStep &step, ChatFlavour flavour)
{
    Json said{{"role", "assistant"}, {"content", wordsOf(step, flavour)}};
    for (const model::RawJson &kept : step.kept) {
        if (const Json fields = wire::embed(kept); fields.is_object())
            said.update(fields); // the thoughts, in the server's own field
    }
    for (const ToolExchange &exchange : step.calls) {
        const ToolCall &call = exchange.call;
        said["tool_calls"].push_back(
            {{"id", wire::toJson(call.id.value())},
             {"type", "function"},
             {"function",
              {{"name", wire::toJson(call.name)}, {"arguments", call.arguments.text.toStdString()}}}});
    }
    messages.push_back(std::move(said));
    for (const ToolExchange &exchange : step.calls) {
        messages.push_back({{"role", "tool"},
                            {"tool_call_id", wire::toJson(exchange.call.id.value())},
                            {"content", exchange.result.text.toStdString()}});
    }
    if (const std::optional<ChatText> shown = picturesOf(step))
        messages.push_back({{"role", roleWord(shown->role)}, {"content", contentOf(*shown)}});
}

void addChatForm(Json &body, const CallOptions &options)
{
    switch (options.form) {
    case AnswerForm::Free: return;
    case AnswerForm::Schema:
        body["response_format"] = {{"type", "json_schema"},
                                   {"json_schema",
                                    {{"name", wire::toJson(options.schemaName)},
                                     {"schema", wire::embed(options.schema)},
                                     {"strict", true}}}};
        return;
    case AnswerForm::ForcedTool:
        body["tool_choice"] = {{"type", "function"},
                               {"function", {{"name", wire::toJson(options.schemaName)}}}};
        return;
    case AnswerForm::JsonObject: body["response_format"] = {{"type", "json_object"}}; return;
    }
}

/// The newer name is OpenAI's own; most others know only the older one, and some only the newer.
const char *tokenField(ChatFlavour flavour, const CallOptions &options)
{
    const bool isNew =
        (flavour == ChatFlavour::OpenAi) != options.habits.testFlag(ServerHabit::OtherTokenField);
    return isNew ? "max_completion_tokens" : "max_tokens";
}

/// OpenAI has one field for it. Other servers know that field, or pass settings to the model's template,
/// whose name for it differs between families of models.
void addThinking(Json &body, const CallOptions &options, ChatFlavour flavour)
{
    if (!options.habits.testFlag(ServerHabit::NoEffortWord))
        put(body, "reasoning_effort", effortWord(options.effort));
    const bool isOff = options.effort == Effort::Off && flavour == ChatFlavour::Compatible;
    if (isOff && !options.habits.testFlag(ServerHabit::NoTemplateWord))
        body["chat_template_kwargs"] = {{"enable_thinking", false}, {"thinking", false}};
}

} // namespace

QByteArray openAiChatBody(const ModelRequest &request, const CallOptions &options, ChatFlavour flavour)
{
    const bool streams = !options.habits.testFlag(ServerHabit::NoStreaming);
    Json body{{"model", wire::toJson(options.model)}, {"stream", streams}};
    if (streams && !options.habits.testFlag(ServerHabit::NoStreamOptions))
        body["stream_options"] = {{"include_usage", true}};
    Json messages = Json::array();
    for (const ChatText &message : takingTurns(request))
        messages.push_back({{"role", roleWord(message.role)}, {"content", contentOf(message)}});
    for (const ModelStep &step : request.steps)
        addChatStep(messages, step, flavour);
    body["messages"] = std::move(messages);
    for (const ToolSpec &tool : toolsOf(request, options)) {
        body["tools"].push_back({{"type", "function"},
                                 {"function",
                                  {{"name", wire::toJson(tool.name)},
                                   {"description", wire::toJson(tool.description)},
                                   {"parameters", wire::embed(tool.parameters)}}}});
    }
    addChatForm(body, options);
    put(body, "temperature", options.temperature);
    put(body, "top_p", options.topP);
    put(body, tokenField(flavour, options), options.maxTokens);
    put(body, "seed", options.seed);
    put(body, "stop", options.stop);
    addThinking(body, options, flavour);
    return wire::dump(body);
}

} // namespace studio::llm::codec
