// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/answer_stream.h"
#include "core/llm/codec/call_parts.h"

namespace studio::llm::codec {

/// The stream of OpenAI's responses: typed events between response.created and response.completed (or
/// incomplete, or failed). Reasoning items are kept, since they are sent back with the results of calls. Of
/// items that come complete, only parts that did not come before are read; the same holds for a response that
/// was not streamed. Unknown events are ignored.
class OpenAiResponsesStream final : public AnswerStream
{
private:
    void read(const QByteArray &type, const wire::Json &data) override;
    void readEnd(Close how) override;

    void readEvent(const QString &type, const wire::Json &data);
    void itemStarts(const wire::Json &data);
    void itemStops(const wire::Json &item, std::optional<qint64> place);
    void readOutput(const wire::Json &output);
    void readContent(const wire::Json &content);
    void readThoughts(const wire::Json &item);
    void responseEnds(const wire::Json &response, const QString &how);
    void end(const QString &word);
    void readUsage(const wire::Json &usage);

    CallParts m_calls;
    QString m_refusal;
    bool m_hasThought = false; ///< in the running item
    bool m_hasItems = false;   ///< whole ones
};

} // namespace studio::llm::codec
