// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/answer_stream.h"
#include "core/llm/codec/call_parts.h"

namespace studio::llm::codec {

/// The stream of Anthropic's messages: blocks of text, thinking and calls between message_start and
/// message_stop; after a stop_reason, the end of the bytes may replace message_stop. A complete message is
/// read as its blocks. Thinking blocks are kept complete, with their signatures, since they have to be sent
/// back. Unknown events and blocks are ignored.
class AnthropicStream final : public AnswerStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd(Close how) override;

    void readEvent(const QString &type, const wire::Json &data);
    void readWhole(const wire::Json &message);
    void readDelta(const wire::Json &delta);
    void blockStarts(qint64 place, const wire::Json &block);
    void blockGrows(std::optional<qint64> place, const wire::Json &delta);
    void blockStops();
    void messageStops();
    void readUsage(const wire::Json &usage);

    struct Block
    {
        qint64 place = 0;
        QString type;
        QString thinking;
        QString signature;
        wire::Json whole; ///< in its first form
    };
    std::optional<Block> m_block; ///< blocks never overlap
    CallParts m_calls;
    Usage m_usage;
    QString m_stopReason;  ///< the last one received
    QString m_explanation; ///< of a refusal
};

} // namespace studio::llm::codec
