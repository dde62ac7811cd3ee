// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/sse_stream.h"

namespace studio::llm::codec {

/// The stream of Anthropic's messages: blocks of text, thinking and calls between message_start and
/// message_stop. Thinking blocks are kept whole, with their signatures, as they have to be sent back. Unknown
/// events and blocks mean nothing.
class AnthropicStream final : public SseStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;

    void blockStarts(qint64 place, const wire::Json &block);
    void blockGrows(const wire::Json &delta);
    void blockStops();
    void messageStops();
    void readUsage(const wire::Json &usage);

    struct Block
    {
        qint64 place = 0;
        QString type;
        QString thinking;
        QString signature;
        wire::Json whole; ///< as it began
    };
    std::optional<Block> m_block; ///< blocks never overlap
    CallParts m_calls;
    Usage m_usage;
    QString m_stopReason;
};

} // namespace studio::llm::codec
