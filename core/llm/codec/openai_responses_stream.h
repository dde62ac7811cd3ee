// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/sse_stream.h"

namespace studio::llm::codec {

/// The stream of OpenAI's responses: typed events between response.created and response.completed (or
/// incomplete, or failed). Reasoning items are kept, as they are sent back with the results of calls. Unknown
/// events mean nothing.
class OpenAiResponsesStream final : public SseStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;

    void itemStarts(const wire::Json &data);
    void itemStops(const wire::Json &data);
    void responseEnds(const wire::Json &response, const QString &how);
    void readUsage(const wire::Json &usage);

    CallParts m_calls;
    QString m_refusal;
};

} // namespace studio::llm::codec
