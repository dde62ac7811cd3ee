// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/openai_responses_stream.h"

#include "core/llm/codec/finish_words.h"
#include "core/llm/codec/reading.h"

#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

void OpenAiResponsesStream::read(const QByteArray &type, const Json &data)
{
    const QString told = textAt(data, "type");
    if (told.isEmpty() && at(data, "output").is_array())
        return responseEnds(data, textAt(data, "status"));
    readEvent(told.isEmpty() ? QString::fromUtf8(type) : told, data);
}

void OpenAiResponsesStream::readEvent(const QString &type, const Json &data)
{
    const QString delta = textAt(data, "delta");
    if (type == "response.output_text.delta"_L1) {
        giveText(delta);
    } else if (type == "response.output_text.done"_L1) {
        giveRest(textAt(data, "text"));
    } else if (type == "response.reasoning_summary_text.delta"_L1 ||
               type == "response.reasoning_text.delta"_L1) {
        m_hasThought = m_hasThought || !delta.isEmpty();
        giveThinking(delta);
    } else if (type == "response.refusal.delta"_L1) {
        m_refusal += delta;
    } else if (type == "response.function_call_arguments.delta"_L1) {
        m_calls.add({countAt(data, "output_index").value_or(0), {}, {}, delta.toUtf8()});
        if (m_calls.isTooMuch())
            give(Broken{malformed(u"too many or too long tool calls"_s)});
    } else if (type == "response.output_item.added"_L1) {
        itemStarts(data);
    } else if (type == "response.output_item.done"_L1) {
        itemStops(at(data, "item"), countAt(data, "output_index"));
        m_hasItems = true;
    } else if (type == "response.completed"_L1 || type == "response.incomplete"_L1 ||
               type == "response.failed"_L1 || type == "response.done"_L1) {
        const QString how = type.section(u'.', 1);
        responseEnds(at(data, "response"), how == "done"_L1 ? u"completed"_s : how);
    } else if (type == "error"_L1) {
        Json wrapped = Json::object();
        wrapped["error"] = data;
        give(Broken{faultIn(wrapped).value_or(malformed(u"an error without words"_s))});
    }
}

void OpenAiResponsesStream::itemStarts(const Json &data)
{
    const Json &item = at(data, "item");
    if (textAt(item, "type") == "function_call"_L1)
        m_calls.add(
            {countAt(data, "output_index").value_or(0), textAt(item, "call_id"), textAt(item, "name"), {}});
}

void OpenAiResponsesStream::itemStops(const Json &item, std::optional<qint64> place)
{
    const QString type = textAt(item, "type");
    if (type == "reasoning"_L1) {
        readThoughts(item);
        give(Kept{wire::keepRaw(item)});
    } else if (type == "message"_L1) {
        readContent(at(item, "content"));
    } else if (type == "function_call"_L1) {
        m_calls.add(
            {place, textAt(item, "call_id"), textAt(item, "name"), argumentsIn(at(item, "arguments"))});
    }
}

// One text, whose parts may have come in pieces.
void OpenAiResponsesStream::readContent(const Json &content)
{
    QString text = wire::toText(content);
    QString refusal;
    if (content.is_array()) {
        for (const Json &part : content) {
            text += textAt(part, "text");
            refusal += textAt(part, "refusal");
        }
    }
    giveRest(text);
    beginText();
    if (m_refusal.isEmpty())
        m_refusal = refusal;
}

void OpenAiResponsesStream::readThoughts(const Json &item)
{
    if (std::exchange(m_hasThought, false))
        return;
    for (const char *key : {"summary", "content"}) {
        if (const Json &parts = at(item, key); parts.is_array()) {
            for (const Json &part : parts)
                giveThinking(textAt(part, "text"));
        }
    }
}

// Items that came before are not read again.
void OpenAiResponsesStream::readOutput(const Json &output)
{
    if (!output.is_array() || m_hasItems || !m_calls.isEmpty())
        return;
    qint64 place = 0;
    const bool isNew = !hasGiven();
    for (const Json &item : output) {
        if (isNew || textAt(item, "type") != "reasoning"_L1)
            itemStops(item, place);
        ++place;
    }
}

void OpenAiResponsesStream::responseEnds(const Json &response, const QString &how)
{
    if (how == "failed"_L1)
        return give(Broken{faultIn(response).value_or(malformed(u"the response failed without a reason"_s))});
    readOutput(at(response, "output"));
    readUsage(at(response, "usage"));
    const QString why = textAt(at(response, "incomplete_details"), "reason");
    end(why.isEmpty() ? how : why);
}

void OpenAiResponsesStream::end(const QString &word)
{
    const QList<ToolCall> calls = m_calls.take();
    for (const ToolCall &call : calls)
        give(Called{call});
    if (!m_refusal.isEmpty())
        return give(Ended{FinishReason::Refused, m_refusal});
    give(Ended{finishFor(word, !calls.isEmpty()), word});
}

void OpenAiResponsesStream::readEnd(Close how)
{
    if (how == Close::Told && (hasGiven() || !m_calls.isEmpty()))
        end(u"completed"_s);
    else
        giveNoEnd();
}

void OpenAiResponsesStream::readUsage(const Json &usage)
{
    if (!usage.is_object())
        return;
    give(Usage{.input = countAt(usage, "input_tokens"),
               .output = countAt(usage, "output_tokens"),
               .cached = countAt(at(usage, "input_tokens_details"), "cached_tokens"),
               .thinking = countAt(at(usage, "output_tokens_details"), "reasoning_tokens")});
}

} // namespace studio::llm::codec
