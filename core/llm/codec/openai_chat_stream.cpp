// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/openai_chat_stream.h"

#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

/// A text, or the texts of a list of parts, as some servers send them.
QString textOf(const Json &content)
{
    if (!content.is_array())
        return wire::toText(content);
    QString text;
    for (const Json &part : content)
        text += textAt(part, "text");
    return text;
}

FinishReason chatReason(const QString &word)
{
    if (word == "stop"_L1)
        return FinishReason::Stop;
    if (word == "length"_L1)
        return FinishReason::Length;
    if (word == "tool_calls"_L1 || word == "function_call"_L1)
        return FinishReason::ToolCalls;
    return word == "content_filter"_L1 ? FinishReason::Refused : FinishReason::Other;
}

} // namespace

void OpenAiChatStream::read(const QByteArray &, const Json &data)
{
    readUsage(at(data, "usage"));
    const Json &choice = first(at(data, "choices"));
    if (!m_finish)
        readDelta(at(choice, "delta"));
    if (const Json &finish = at(choice, "finish_reason"); finish.is_string() && !m_finish)
        m_finish = wire::toText(finish);
}

void OpenAiChatStream::readDelta(const Json &delta)
{
    for (const char *key : {"reasoning_content", "reasoning"}) {
        if (const QString thought = textAt(delta, key); !thought.isEmpty()) {
            give(Thinking{thought});
            m_thoughts[key] += thought;
            break; // a server that sends both sends the same
        }
    }
    if (const QString text = textOf(at(delta, "content")); !text.isEmpty())
        give(Text{text});
    m_refusal += textAt(delta, "refusal");
    readCalls(at(delta, "tool_calls"));
}

void OpenAiChatStream::readCalls(const Json &calls)
{
    if (!calls.is_array())
        return;
    qint64 place = 0;
    for (const Json &call : calls) {
        const Json &function = at(call, "function");
        const Json &arguments = at(function, "arguments");
        m_calls.add(countAt(call, "index").value_or(place), textAt(call, "id"), textAt(function, "name"),
                    arguments.is_object() ? wire::dump(arguments) : wire::toText(arguments).toUtf8());
        ++place;
    }
    if (m_calls.isTooMuch())
        give(Broken{malformed(u"too many or too long tool calls"_s)});
}

void OpenAiChatStream::readUsage(const Json &usage)
{
    if (!usage.is_object())
        return;
    const auto cached = countAt(at(usage, "prompt_tokens_details"), "cached_tokens");
    give(Usage{.input = countAt(usage, "prompt_tokens"),
               .output = countAt(usage, "completion_tokens"),
               .cached = cached ? cached : countAt(usage, "prompt_cache_hit_tokens"),
               .thinking = countAt(at(usage, "completion_tokens_details"), "reasoning_tokens")});
}

// The usage follows the finish_reason, so the end waits for "[DONE]" or the end of the bytes.
void OpenAiChatStream::readEnd()
{
    if (!m_finish)
        return give(Broken{cutOff()});
    const QList<ToolCall> calls = m_calls.take();
    giveThoughtsToKeep(calls);
    for (const ToolCall &call : calls)
        give(Called{call});
    if (!m_refusal.isEmpty())
        return give(Ended{FinishReason::Refused, m_refusal});
    const FinishReason reason = chatReason(*m_finish);
    const bool callsAfterAll = !calls.isEmpty() && reason == FinishReason::Stop;
    give(Ended{callsAfterAll ? FinishReason::ToolCalls : reason, *m_finish});
}

// Some servers want a model's thoughts back with the results of its calls.
void OpenAiChatStream::giveThoughtsToKeep(const QList<ToolCall> &calls)
{
    Json fields = Json::object();
    for (const auto &[key, thoughts] : m_thoughts)
        fields[key] = wire::toJson(thoughts);
    if (!calls.isEmpty() && !fields.empty())
        give(Kept{wire::keepRaw(fields)});
}

bool OpenAiChatStream::readWord(const QByteArray &data)
{
    if (data.trimmed() != "[DONE]")
        return false;
    readEnd();
    return true;
}

} // namespace studio::llm::codec
