// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/anthropic_stream.h"

#include "core/llm/codec/finish_words.h"
#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

void AnthropicStream::read(const QByteArray &type, const Json &data)
{
    const QString told = textAt(data, "type");
    readEvent(told.isEmpty() ? QString::fromUtf8(type) : told, data);
}

void AnthropicStream::readEvent(const QString &type, const Json &data)
{
    if (type == "message_start"_L1) {
        readUsage(at(at(data, "message"), "usage"));
    } else if (type == "content_block_start"_L1) {
        blockStarts(countAt(data, "index").value_or(0), at(data, "content_block"));
    } else if (type == "content_block_delta"_L1) {
        blockGrows(countAt(data, "index"), at(data, "delta"));
    } else if (type == "content_block_stop"_L1) {
        blockStops();
    } else if (type == "message_delta"_L1) {
        readUsage(at(data, "usage"));
        readDelta(at(data, "delta"));
    } else if (type == "message_stop"_L1) {
        messageStops();
    } else if (type == "message"_L1) {
        readWhole(data);
    }
}

// There may be several, and only one has the reason.
void AnthropicStream::readDelta(const Json &delta)
{
    if (const QString reason = textAt(delta, "stop_reason"); !isNoWord(reason))
        m_stopReason = reason;
    if (const QString why = textAt(at(delta, "stop_details"), "explanation"); !why.isEmpty())
        m_explanation = why;
}

void AnthropicStream::readWhole(const Json &message)
{
    const Json &content = at(message, "content");
    giveText(wire::toText(content));
    if (content.is_array()) {
        qint64 place = 0;
        for (const Json &block : content) {
            blockStarts(place++, block);
            blockStops();
        }
    }
    readUsage(at(message, "usage"));
    readDelta(message);
    messageStops();
}

void AnthropicStream::blockStarts(qint64 place, const Json &block)
{
    m_block =
        Block{place, textAt(block, "type"), textAt(block, "thinking"), textAt(block, "signature"), block};
    giveThinking(m_block->thinking);
    if (m_block->type == "text"_L1) {
        giveText(textAt(block, "text"));
    } else if (m_block->type == "tool_use"_L1) {
        const Json &input = at(block, "input"); // empty and then sent in pieces, or complete at once
        const bool isWhole = input.is_object() && !input.empty();
        m_calls.add(
            {place, textAt(block, "id"), textAt(block, "name"), isWhole ? wire::dump(input) : QByteArray()});
    }
}

void AnthropicStream::blockGrows(std::optional<qint64> place, const Json &delta)
{
    const QString type = textAt(delta, "type");
    if (type == "text_delta"_L1) {
        giveText(textAt(delta, "text"));
    } else if (type == "thinking_delta"_L1) {
        const QString thought = textAt(delta, "thinking");
        if (m_block)
            m_block->thinking += thought;
        giveThinking(thought);
    } else if (type == "signature_delta"_L1 && m_block) {
        m_block->signature += textAt(delta, "signature");
    } else if (type == "input_json_delta"_L1 && m_block) {
        m_calls.add({place.value_or(m_block->place), {}, {}, textAt(delta, "partial_json").toUtf8()});
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
    const QList<ToolCall> calls = m_calls.take();
    if (m_stopReason.isEmpty() && calls.isEmpty() && !hasGiven())
        return giveNoEnd();
    if (isErrorWord(m_stopReason))
        return give(Broken{endedInError(m_stopReason)});
    for (const ToolCall &call : calls)
        give(Called{call});
    const FinishReason reason =
        finishFor(m_stopReason.isEmpty() ? u"end_turn"_s : m_stopReason, !calls.isEmpty());
    const bool isExplained = reason == FinishReason::Refused && !m_explanation.isEmpty();
    give(Ended{reason, isExplained ? m_explanation : m_stopReason});
}

void AnthropicStream::readEnd(Close how)
{
    if (how == Close::Told || !m_stopReason.isEmpty())
        messageStops();
    else
        giveNoEnd();
}

// Tokens read from a cache and written to one are counted separately from the rest of the input.
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
