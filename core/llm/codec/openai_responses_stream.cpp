// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/openai_responses_stream.h"

#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

void OpenAiResponsesStream::read(const QByteArray &, const Json &data)
{
    const QString type = textAt(data, "type");
    const QString delta = textAt(data, "delta");
    if (type == "response.output_text.delta"_L1) {
        if (!delta.isEmpty())
            give(Text{delta});
    } else if (type == "response.reasoning_summary_text.delta"_L1 ||
               type == "response.reasoning_text.delta"_L1) {
        if (!delta.isEmpty())
            give(Thinking{delta});
    } else if (type == "response.refusal.delta"_L1) {
        m_refusal += delta;
    } else if (type == "response.function_call_arguments.delta"_L1) {
        m_calls.add(countAt(data, "output_index").value_or(0), {}, {}, delta.toUtf8());
        if (m_calls.isTooMuch())
            give(Broken{malformed(u"too many or too long tool calls"_s)});
    } else if (type == "response.output_item.added"_L1) {
        itemStarts(data);
    } else if (type == "response.output_item.done"_L1) {
        itemStops(data);
    } else if (type == "response.completed"_L1 || type == "response.incomplete"_L1 ||
               type == "response.failed"_L1) {
        responseEnds(at(data, "response"), type.section(u'.', 1));
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
        m_calls.add(countAt(data, "output_index").value_or(0), textAt(item, "call_id"), textAt(item, "name"),
                    {});
}

void OpenAiResponsesStream::itemStops(const Json &data)
{
    const Json &item = at(data, "item");
    if (textAt(item, "type") == "reasoning"_L1)
        give(Kept{wire::keepRaw(item)});
}

void OpenAiResponsesStream::responseEnds(const Json &response, const QString &how)
{
    readUsage(at(response, "usage"));
    if (how == "failed"_L1)
        return give(Broken{faultIn(response).value_or(malformed(u"the response failed without a reason"_s))});
    const QList<ToolCall> calls = m_calls.take();
    for (const ToolCall &call : calls)
        give(Called{call});
    if (!m_refusal.isEmpty())
        return give(Ended{FinishReason::Refused, m_refusal});
    if (how == "completed"_L1)
        return give(Ended{calls.isEmpty() ? FinishReason::Stop : FinishReason::ToolCalls, how});
    const QString why = textAt(at(response, "incomplete_details"), "reason");
    give(Ended{why == "max_output_tokens"_L1 ? FinishReason::Length
               : why == "content_filter"_L1  ? FinishReason::Refused
                                             : FinishReason::Other,
               why.isEmpty() ? how : why});
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
