// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/lines.h"
#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

namespace studio::llm::codec {

/// The stream of Ollama's /api/chat: one JSON object a line; the proper end is the line with `done`.
class OllamaStream final : public StreamDecoder
{
public:
    QList<StreamEvent> feed(QByteArrayView bytes) override;
    QList<StreamEvent> finish() override;

private:
    void read(const QByteArray &line);
    void readCalls(const wire::Json &calls);
    void give(StreamEvent event);

    LineDecoder m_lines;
    qsizetype m_calls = 0;
    bool m_hasHalves = false; ///< of characters, hidden in what was parsed
    bool m_ended = false;
    QList<StreamEvent> m_out;
};

} // namespace studio::llm::codec
