// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/sse_stream.h"

namespace studio::llm::codec {

/// The stream of Gemini's streamGenerateContent (alt=sse). It has no word for the end: the proper end is a
/// finishReason or a prompt that was blocked, and then the end of the bytes. Signatures of thoughts are kept
/// with the part that they belong to.
class GeminiStream final : public SseStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd() override;

    void readPart(const wire::Json &part);
    void readUsage(const wire::Json &usage);

    qsizetype m_calls = 0;
    QString m_finish;
};

} // namespace studio::llm::codec
