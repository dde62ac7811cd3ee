// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/answer_stream.h"
#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

/// The stream of Gemini's streamGenerateContent (alt=sse, or the list that comes without it). It has no event
/// for the end: the proper end is a finishReason or a blocked prompt, followed by the end of the bytes. Older
/// models write a finishReason into every event. Signatures of thoughts are kept with their part.
class GeminiStream final : public AnswerStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd(Close how) override;

    void readPart(const wire::Json &part);
    void readUsage(const wire::Json &usage);

    OwnAnswer m_own;
    qsizetype m_calls = 0;
    QString m_finish;  ///< the last one received
    QString m_message; ///< about it
};

} // namespace studio::llm::codec
