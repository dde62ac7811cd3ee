// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/reading.h"
#include "core/llm/codec/request_parts.h"
#include "core/llm/codec/thinking.h"

namespace studio::llm::codec {

using wire::Json;

namespace {

Json geminiText(const QString &text) { return {{"text", wire::toJson(text)}}; }

Json geminiParts(const ChatText &message)
{
    Json parts = Json::array({geminiText(message.text)});
    for (const Picture &picture : message.pictures) {
        parts.push_back(
            {{"inlineData",
              {{"mimeType", wire::toJson(picture.mime)}, {"data", picture.bytes.toBase64().toStdString()}}}});
    }
    return parts;
}

/// The call as the model gave it, with its signature if it had one: without the signature the history is
/// refused.
Json callPart(const ToolCall &call, QList<Json> &kept)
{
    const Json arguments = asObject(call.arguments);
    for (qsizetype i = 0; i < kept.size(); ++i) {
        const Json &signedCall = at(kept[i], "functionCall");
        if (textAt(signedCall, "name") == call.name &&
            asObject(wire::keepRaw(at(signedCall, "args"))) == arguments)
            return kept.takeAt(i);
    }
    return {{"functionCall", {{"name", wire::toJson(call.name)}, {"args", arguments}}}};
}

/// Under the id of the call, if it had one: the id distinguishes two calls of the same tool.
Json resultPart(const ToolExchange &exchange, const Json &call)
{
    Json response{{"name", wire::toJson(exchange.call.name)}, {"response", asObject(exchange.result)}};
    if (const QString id = textAt(at(call, "functionCall"), "id"); !id.isEmpty())
        response["id"] = wire::toJson(id);
    return {{"functionResponse", std::move(response)}};
}

void addGeminiStep(Json &contents, const ModelStep &step)
{
    QList<Json> kept;
    for (const model::RawJson &part : step.kept)
        kept.append(wire::embed(part));
    Json said = Json::array();
    if (!step.text.isEmpty())
        said.push_back(geminiText(step.text));
    Json results = Json::array();
    for (const ToolExchange &exchange : step.calls) {
        said.push_back(callPart(exchange.call, kept));
        results.push_back(resultPart(exchange, said.back()));
    }
    for (const Json &part : std::as_const(kept))
        said.push_back(part); // separate signatures
    contents.push_back({{"role", "model"}, {"parts", std::move(said)}});
    if (!results.empty())
        contents.push_back({{"role", "user"}, {"parts", std::move(results)}});
    if (const std::optional<ChatText> shown =
            picturesOf(step)) // the results have exactly one part for each call
        contents.push_back({{"role", "user"}, {"parts", geminiParts(*shown)}});
}

/// Models that take a level cannot be kept from thinking altogether.
Json thinkingOf(const CallOptions &options)
{
    if (geminiThinksByBudget(options.model)) {
        const int budget = thinkingBudget(options.effort);
        return {{"includeThoughts", budget > 0}, {"thinkingBudget", budget}};
    }
    const bool off = options.effort == Effort::Off;
    return {{"includeThoughts", !off}, {"thinkingLevel", off ? "low" : *effortWord(options.effort)}};
}

Json configOf(const CallOptions &options)
{
    Json config = Json::object();
    put(config, "temperature", options.temperature);
    put(config, "topP", options.topP);
    put(config, "maxOutputTokens", options.maxTokens);
    put(config, "seed", options.seed);
    put(config, "stopSequences", options.stop);
    if (options.effort != Effort::AsItLikes && !options.habits.testFlag(model::ServerHabit::NoEffortWord))
        config["thinkingConfig"] = thinkingOf(options);
    if (options.form == AnswerForm::Schema || options.form == AnswerForm::JsonObject)
        config["responseMimeType"] = "application/json";
    if (options.form == AnswerForm::Schema)
        config["responseJsonSchema"] = wire::embed(options.schema);
    return config;
}

} // namespace

QByteArray geminiBody(const ModelRequest &request, const CallOptions &options)
{
    Json body = Json::object();
    if (const QString system = systemText(request); !system.isEmpty())
        body["systemInstruction"] = {{"parts", Json::array({geminiText(system)})}};
    Json contents = Json::array();
    for (const ChatText &message : talkOf(request)) {
        const bool isModel = message.role == ChatText::Role::Assistant;
        contents.push_back({{"role", isModel ? "model" : "user"}, {"parts", geminiParts(message)}});
    }
    for (const ModelStep &step : request.steps)
        addGeminiStep(contents, step);
    body["contents"] = std::move(contents);
    Json declarations = Json::array();
    for (const ToolSpec &tool : toolsOf(request, options)) {
        declarations.push_back({{"name", wire::toJson(tool.name)},
                                {"description", wire::toJson(tool.description)},
                                {"parametersJsonSchema", wire::embed(tool.parameters)}});
    }
    if (!declarations.empty())
        body["tools"] = Json::array({{{"functionDeclarations", std::move(declarations)}}});
    if (options.form == AnswerForm::ForcedTool) {
        body["toolConfig"]["functionCallingConfig"] = {
            {"mode", "ANY"}, {"allowedFunctionNames", Json::array({wire::toJson(options.schemaName)})}};
    }
    if (Json config = configOf(options); !config.empty())
        body["generationConfig"] = std::move(config);
    return wire::dump(body);
}

} // namespace studio::llm::codec
