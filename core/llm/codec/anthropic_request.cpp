// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/request_parts.h"
#include "core/llm/codec/thinking.h"

#include <vector>

namespace studio::llm::codec {

using wire::Json;

namespace {

constexpr int kMaxTokens = 4096;           // required field; enough for a long speech
constexpr int kMaxTokensThinking = 16'384; // thoughts without a budget of their own count too
constexpr int kMostMarks = 4;              // per request

Json anthropicText(const QString &text) { return {{"type", "text"}, {"text", wire::toJson(text)}}; }

Json image(const Picture &picture)
{
    return {{"type", "image"},
            {"source",
             {{"type", "base64"},
              {"media_type", wire::toJson(picture.mime)},
              {"data", picture.bytes.toBase64().toStdString()}}}};
}

/// An empty text is refused, even beside others.
Json anthropicParts(const ChatText &message)
{
    Json parts = Json::array();
    for (const Picture &picture : message.pictures)
        parts.push_back(image(picture));
    if (!message.text.isEmpty())
        parts.push_back(anthropicText(message.text));
    return parts;
}

/// Roles have to alternate: consecutive messages of one role are joined.
void add(Json &messages, const char *role, const Json &parts)
{
    if (parts.empty())
        return;
    if (messages.empty() || messages.back()["role"] != role)
        messages.push_back({{"role", role}, {"content", Json::array()}});
    for (const Json &part : parts)
        messages.back()["content"].push_back(part);
}

/// A text alone, or with its pictures.
Json contentOf(const ToolExchange &exchange)
{
    if (exchange.pictures.isEmpty())
        return exchange.result.text.toStdString();
    Json content = Json::array();
    if (!exchange.result.isEmpty())
        content.push_back(anthropicText(QString::fromUtf8(exchange.result.text)));
    for (const Picture &picture : exchange.pictures)
        content.push_back(image(picture));
    return content;
}

void addAnthropicStep(Json &messages, const ModelStep &step)
{
    Json said = Json::array();
    for (const model::RawJson &kept : step.kept)
        said.push_back(wire::embed(kept));
    if (!step.text.isEmpty())
        said.push_back(anthropicText(step.text));
    Json results = Json::array();
    for (const ToolExchange &exchange : step.calls) {
        const Json id = wire::toJson(exchange.call.id.value());
        said.push_back({{"type", "tool_use"},
                        {"id", id},
                        {"name", wire::toJson(exchange.call.name)},
                        {"input", asObject(exchange.call.arguments)}});
        Json result{{"type", "tool_result"}, {"tool_use_id", id}, {"content", contentOf(exchange)}};
        if (exchange.failed)
            result["is_error"] = true;
        results.push_back(std::move(result));
    }
    add(messages, "assistant", said);
    add(messages, "user", results);
}

/// The system texts that stand before everything else, and the talk, in which a later system text becomes the
/// user's.
class Talk
{
public:
    explicit Talk(const ModelRequest &request)
    {
        for (const ChatText &message : request.messages)
            addMessage(message);
        markSystem();
        for (const ModelStep &step : request.steps)
            addAnthropicStep(m_messages, step);
        if (!request.steps.isEmpty() && !request.steps.last().calls.isEmpty())
            markHere();
    }

    void forgetMarks() { m_marks.clear(); }

    void writeInto(Json &body)
    {
        // The first mark is what all companions share, the last marks are the longest parts that their own
        // next requests repeat.
        if (m_marks.size() > kMostMarks)
            m_marks.erase(m_marks.begin() + 1, m_marks.end() - (kMostMarks - 1));
        for (const auto &[message, part] : m_marks) {
            Json &block = message < 0 ? m_system[part] : m_messages[message]["content"][part];
            block["cache_control"] = {{"type", "ephemeral"}};
        }
        if (!m_system.empty())
            body["system"] = std::move(m_system);
        body["messages"] = std::move(m_messages);
    }

private:
    void addMessage(const ChatText &message)
    {
        const bool isSystem = message.role == ChatText::Role::System;
        const Json parts = anthropicParts(message);
        if (parts.empty())
            return;
        if (isSystem && m_messages.empty()) {
            m_system.push_back(parts.front());
        } else {
            add(m_messages, isSystem ? "user" : roleWord(message.role), parts);
        }
        if (message.cacheUpTo)
            markHere();
    }

    void markHere()
    {
        if (m_messages.empty())
            m_marks.push_back({-1, int(m_system.size()) - 1});
        else
            m_marks.push_back({int(m_messages.size()) - 1, int(m_messages.back()["content"].size()) - 1});
    }

    /// The system texts, with the tools, are always worth caching.
    void markSystem()
    {
        const bool isMarked = !m_marks.empty() && m_marks.front().message < 0;
        if (!isMarked && !m_system.empty())
            m_marks.insert(m_marks.begin(), {-1, int(m_system.size()) - 1});
    }

    struct Place
    {
        int message = 0; ///< -1: in the system texts
        int part = 0;
    };
    Json m_system = Json::array();
    Json m_messages = Json::array();
    std::vector<Place> m_marks;
};

void addAnthropicForm(Json &body, const CallOptions &options)
{
    if (options.form == AnswerForm::Schema)
        body["output_config"]["format"] = {{"type", "json_schema"}, {"schema", wire::embed(options.schema)}};
    else if (options.form == AnswerForm::ForcedTool)
        body["tool_choice"] = {{"type", "tool"}, {"name", wire::toJson(options.schemaName)}};
}

/// With a forced tool, a model with a budget cannot think before the call.
bool mayThink(const CallOptions &options)
{
    return options.form != AnswerForm::ForcedTool || !anthropicThinksByBudget(options.model);
}

void addEffort(Json &body, const CallOptions &options)
{
    if (options.effort == Effort::AsItLikes || options.habits.testFlag(model::ServerHabit::NoEffortWord))
        return;
    if (options.effort == Effort::Off || !mayThink(options)) {
        body["thinking"] = {{"type", "disabled"}};
        return;
    }
    if (anthropicThinksByBudget(options.model)) {
        const int budget = thinkingBudget(options.effort); // counts towards max_tokens
        body["thinking"] = {{"type", "enabled"}, {"budget_tokens", budget}};
        body["max_tokens"] = body["max_tokens"].get<int>() + budget;
        return;
    }
    body["thinking"] = {{"type", "adaptive"}};
    body["output_config"]["effort"] = *effortWord(options.effort);
}

/// While thinking it accepts neither, and newer models accept one of the two.
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
    const bool thinks = !options.habits.testFlag(model::ServerHabit::NoEffortWord) &&
                        options.effort != Effort::AsItLikes && options.effort != Effort::Off &&
                        !anthropicThinksByBudget(options.model);
    Json body{{"model", wire::toJson(options.model)},
              {"max_tokens", options.maxTokens.value_or(thinks ? kMaxTokensThinking : kMaxTokens)},
              {"stream", true}};
    Talk talk(request);
    if (options.habits.testFlag(model::ServerHabit::NoCacheMarks))
        talk.forgetMarks();
    talk.writeInto(body);
    for (const ToolSpec &tool : toolsOf(request, options)) {
        body["tools"].push_back({{"name", wire::toJson(tool.name)},
                                 {"description", wire::toJson(tool.description)},
                                 {"input_schema", wire::embed(tool.parameters)}});
    }
    addAnthropicForm(body, options);
    addEffort(body, options);
    addSampling(body, options);
    put(body, "stop_sequences", options.stop);
    return wire::dump(body);
}

} // namespace studio::llm::codec
