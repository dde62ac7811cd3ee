// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/answer_stream.h"
#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/reading.h"

#include <map>
#include <string>

namespace studio::llm::codec {

/// The stream of OpenAI's chat completions, as OpenAI and many compatible servers send it. Its proper end is
/// "[DONE]", or a finish_reason and the end of the bytes; text after a finish_reason is still said. If a
/// server never writes a finish_reason, the end of the bytes ends a text. Complete answers, complete messages
/// in place of pieces, and the older formats (`text`, `function_call`) are read too.
class OpenAiChatStream final : public AnswerStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd(Close how) override;

    void readMessage(const wire::Json &message, bool isWhole);
    void readThoughts(const wire::Json &message);
    QString textOf(const wire::Json &content);
    void readCalls(const wire::Json &message);
    void readUsage(const wire::Json &usage);
    void giveThoughtsToKeep(const QList<ToolCall> &calls);
    [[nodiscard]] bool isComplete(Close how) const;

    OwnAnswer m_own;
    CallParts m_calls;
    QString m_refusal;
    std::map<std::string, QString> m_thoughts; ///< by the name of their field
    QString m_finish;                          ///< the last one received
    bool m_tellsReasons = false;               ///< it writes a finish_reason, even if only null
    bool m_hasChoices = false;
    bool m_isWhole = false;
};

} // namespace studio::llm::codec
