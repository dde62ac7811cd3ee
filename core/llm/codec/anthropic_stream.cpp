// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/anthropic_stream.h"

#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

FinishReason anthropicReason(const QString &word)
{
    if (word == "end_turn"_L1 || word == "stop_sequence"_L1)
        return FinishReason::Stop;
    if (word == "max_tokens"_L1 || word == "model_context_window_exceeded"_L1)
        return FinishReason::Length;
    if (word == "tool_use"_L1)
        return FinishReason::ToolCalls;
    return word == "refusal"_L1 ? FinishReason::Refused : FinishReason::Other;
}

} // namespace

void AnthropicStream::read(const QByteArray &, const Json &data)
{
    const QString type = textAt(data, "type");
    if (type == "message_start"_L1) {
        readUsage(at(at(data, "message"), "usage"));
    } else if (type == "content_block_start"_L1) {
        blockStarts(countAt(data, "index").value_or(0), at(data, "content_block"));
    } else if (type == "content_block_delta"_L1) {
        blockGrows(at(data, "delta"));
    } else if (type == "content_block_stop"_L1) {
        blockStops();
    } else if (type == "message_delta"_L1) {
        readUsage(at(data, "usage"));
        m_stopReason = textAt(at(data, "delta"), "stop_reason");
    } else if (type == "message_stop"_L1) {
        messageStops();
    }
}

void AnthropicStream::blockStarts(qint64 place, const Json &block)
{
    m_block =
        Block{place, textAt(block, "type"), textAt(block, "thinking"), textAt(block, "signature"), block};
    if (m_block->type == "text"_L1) {
        if (const QString text = textAt(block, "text"); !text.isEmpty())
            give(Text{text});
    } else if (m_block->type == "tool_use"_L1) {
        const Json &input = at(block, "input"); // empty, and then told in pieces; or whole at once
        const bool isWhole = input.is_object() && !input.empty();
        m_calls.add(place, textAt(block, "id"), textAt(block, "name"),
                    isWhole ? wire::dump(input) : QByteArray());
    }
}

void AnthropicStream::blockGrows(const Json &delta)
{
    const QString type = textAt(delta, "type");
    if (type == "text_delta"_L1) {
        if (const QString text = textAt(delta, "text"); !text.isEmpty())
            give(Text{text});
    } else if (type == "thinking_delta"_L1) {
        const QString thought = textAt(delta, "thinking");
        if (m_block)
            m_block->thinking += thought;
        if (!thought.isEmpty())
            give(Thinking{thought});
    } else if (type == "signature_delta"_L1 && m_block) {
        m_block->signature += textAt(delta, "signature");
    } else if (type == "input_json_delta"_L1 && m_block) {
        m_calls.add(m_block->place, {}, {}, textAt(delta, "partial_json").toUtf8());
        if (m_calls.isTooMuch())
            give(Broken{malformed(u"too many or too long tool calls"_s)});
    }
}

void AnthropicStream::blockStops()
{
    if (!m_block)
        return;
    if (m_block->type == "thinking"_L1) {
        Json block = Json::object();
        block["type"] = "thinking";
        block["thinking"] = wire::toJson(m_block->thinking);
        block["signature"] = wire::toJson(m_block->signature);
        give(Kept{wire::keepRaw(block)});
    } else if (m_block->type == "redacted_thinking"_L1) {
        give(Kept{wire::keepRaw(m_block->whole)});
    }
    m_block.reset();
}

void AnthropicStream::messageStops()
{
    for (const ToolCall &call : m_calls.take())
        give(Called{call});
    if (m_stopReason.isEmpty())
        return give(Broken{cutOff()});
    give(Ended{anthropicReason(m_stopReason), m_stopReason});
}

// What came from a cache and what went into one is told apart from the rest of the input.
void AnthropicStream::readUsage(const Json &usage)
{
    if (!usage.is_object())
        return;
    if (const auto fresh = countAt(usage, "input_tokens")) {
        m_usage.cached = countAt(usage, "cache_read_input_tokens").value_or(m_usage.cached.value_or(0));
        m_usage.input = *fresh + *m_usage.cached + countAt(usage, "cache_creation_input_tokens").value_or(0);
    }
    if (const auto output = countAt(usage, "output_tokens"))
        m_usage.output = output;
    give(m_usage);
}

} // namespace studio::llm::codec
