// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/sse_stream.h"

#include <map>
#include <string>

namespace studio::llm::codec {

/// The stream of OpenAI's chat completions, as OpenAI and the many compatible servers speak it. Its proper
/// end is a finish_reason; "[DONE]" may follow or not. Only the first choice is read.
class OpenAiChatStream final : public SseStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd() override;
    bool readWord(const QByteArray &data) override;

    void readDelta(const wire::Json &delta);
    void readCalls(const wire::Json &calls);
    void readUsage(const wire::Json &usage);
    void giveThoughtsToKeep(const QList<ToolCall> &calls);

    CallParts m_calls;
    QString m_refusal;
    std::map<std::string, QString> m_thoughts; ///< by the field that they came in
    std::optional<QString> m_finish;           ///< the first one told
};

} // namespace studio::llm::codec
