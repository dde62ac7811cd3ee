// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/openai_chat_stream.h"

#include "core/llm/codec/finish_words.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr qsizetype kTooLongToMeet = 8; // characters: two pieces with such a common prefix are no accident

/// A string, a list of strings, or an object around either: the formats of thoughts.
QString wordsOf(const Json &value)
{
    if (value.is_string())
        return wire::toText(value);
    QString words;
    if (value.is_array()) {
        for (const Json &part : value)
            words += part.is_array() ? QString() : wordsOf(part);
    }
    for (const char *key : {"text", "summary", "content"}) {
        if (words.isEmpty())
            words = textAt(value, key);
    }
    return words;
}

bool isThought(const Json &part)
{
    const QString type = textAt(part, "type");
    return type.contains("think"_L1) || type.contains("reason"_L1);
}

} // namespace

void OpenAiChatStream::read(const QByteArray &, const Json &data)
{
    readUsage(at(data, "usage"));
    const Json &choice = m_own.in(at(data, "choices"));
    if (const auto fault = faultIn(choice))
        return give(Broken{*fault});
    readUsage(at(choice, "usage"));
    const Json &message = at(choice, "message");
    const bool isWhole = message.is_object() && (isBare() || textAt(data, "object") == "chat.completion"_L1);
    m_isWhole = m_isWhole || isWhole;
    m_hasChoices = m_hasChoices || choice.is_object();
    m_tellsReasons = m_tellsReasons || (choice.is_object() && choice.contains("finish_reason"));
    readMessage(at(choice, "delta"), false);
    readMessage(message, isWhole);
    giveText(textAt(choice, "text"));
    if (const QString finish = textAt(choice, "finish_reason"); !isNoWord(finish))
        m_finish = finish;
}

/// A delta, or a message in its place: a further piece, or everything so far, or the whole.
void OpenAiChatStream::readMessage(const Json &message, bool isWhole)
{
    if (!message.is_object())
        return;
    if (!isWhole || m_thoughts.empty())
        readThoughts(message);
    const QString text = textOf(at(message, "content"));
    const bool isAgain = said().size() >= kTooLongToMeet && text.startsWith(said());
    if (isWhole || isAgain)
        giveRest(text);
    else
        giveText(text);
    if (!isWhole || m_refusal.isEmpty())
        m_refusal += textAt(message, "refusal");
    readCalls(message);
}

void OpenAiChatStream::readThoughts(const Json &message)
{
    for (const char *key : {"reasoning_content", "reasoning", "thinking", "reasoning_details"}) {
        if (const QString thought = wordsOf(at(message, key)); !thought.isEmpty()) {
            giveThinking(thought);
            m_thoughts[key] += thought;
            break; // a server that sends several repeats the same
        }
    }
}

/// A text, or the texts of a list of parts, as some servers send them; thoughts among the parts are not text.
QString OpenAiChatStream::textOf(const Json &content)
{
    if (!content.is_array())
        return wire::toText(content);
    QString text;
    for (const Json &part : content) {
        if (isThought(part)) {
            const QString thought = wordsOf(at(part, "thinking"));
            giveThinking(thought.isEmpty() ? wordsOf(part) : thought);
        } else {
            text += wire::toText(part) + textAt(part, "text");
            m_refusal += textAt(part, "refusal");
        }
    }
    return text;
}

void OpenAiChatStream::readCalls(const Json &message)
{
    if (const Json &calls = at(message, "tool_calls"); calls.is_array()) {
        qint64 place = 0;
        for (const Json &call : calls) {
            m_calls.add(call, calls.size() > 1 ? std::optional(place) : std::nullopt);
            ++place;
        }
    }
    if (const Json &call = at(message, "function_call"); call.is_object())
        m_calls.add({{}, {}, textAt(call, "name"), argumentsIn(at(call, "arguments"))});
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

bool OpenAiChatStream::isComplete(Close how) const
{
    if (!m_finish.isEmpty() || (how == Close::Told && m_hasChoices) || (m_isWhole && hasGiven()))
        return true;
    const bool isHeard = !said().isEmpty() || !m_calls.isEmpty();
    return isHeard && !m_tellsReasons && m_calls.isWhole();
}

// The usage follows the finish_reason, so the end waits for "[DONE]" or the end of the bytes.
void OpenAiChatStream::readEnd(Close how)
{
    if (!isComplete(how))
        return giveNoEnd();
    if (isErrorWord(m_finish))
        return give(Broken{endedInError(m_finish)});
    const QList<ToolCall> calls = m_calls.take();
    giveThoughtsToKeep(calls);
    for (const ToolCall &call : calls)
        give(Called{call});
    if (!m_refusal.isEmpty())
        return give(Ended{FinishReason::Refused, m_refusal});
    const QString word = m_finish.isEmpty() ? u"stop"_s : m_finish;
    give(Ended{finishFor(word, !calls.isEmpty()), m_finish});
}

// Some servers want a model's thoughts back with the results of its calls.
void OpenAiChatStream::giveThoughtsToKeep(const QList<ToolCall> &calls)
{
    Json fields = Json::object();
    for (const char *key : {"reasoning_content", "reasoning"}) {
        if (const auto thoughts = m_thoughts.find(key); thoughts != m_thoughts.end())
            fields[key] = wire::toJson(thoughts->second);
    }
    if (!calls.isEmpty() && !fields.empty())
        give(Kept{wire::keepRaw(fields)});
}

} // namespace studio::llm::codec
