// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/answer_stream.h"

namespace studio::llm::codec {

/// The stream of Ollama's /api/chat: one JSON object a line; the proper end is the line with `done`. A server
/// that never writes `done` ends with its bytes.
class OllamaStream final : public AnswerStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd(Close how) override;

    void readCalls(const wire::Json &calls);
    void end(const QString &word);

    qsizetype m_calls = 0;
    bool m_tellsEnd = false; ///< it writes `done`, even if only false
};

} // namespace studio::llm::codec
