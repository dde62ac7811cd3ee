// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/ollama_stream.h"

#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/finish_words.h"
#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

void OllamaStream::read(const QByteArray &, const Json &data)
{
    const Json &message = at(data, "message");
    m_tellsEnd = m_tellsEnd || (data.is_object() && data.contains("done"));
    giveThinking(textAt(message, "thinking"));
    giveText(textAt(message, "content"));
    readCalls(at(message, "tool_calls"));
    if (at(data, "done") != true)
        return;
    give(Usage{.input = countAt(data, "prompt_eval_count"),
               .output = countAt(data, "eval_count"),
               .cached = {},
               .thinking = {}});
    end(textAt(data, "done_reason"));
}

void OllamaStream::end(const QString &word)
{
    if (isErrorWord(word))
        return give(Broken{endedInError(word)});
    give(Ended{finishFor(isNoWord(word) ? u"stop"_s : word, m_calls > 0), word});
}

void OllamaStream::readEnd(Close how)
{
    if (how == Close::Told ? hasGiven() : !m_tellsEnd && !said().isEmpty())
        return end({});
    if (m_tellsEnd)
        return give(Broken{cutOff()});
    giveNoEnd();
}

// A call comes complete, with its arguments as an object.
void OllamaStream::readCalls(const Json &calls)
{
    if (!calls.is_array())
        return;
    for (const Json &call : calls) {
        const Json &function = at(call, "function");
        QString id = textAt(call, "id");
        if (id.isEmpty())
            id = u"call_%1"_s.arg(m_calls);
        if (++m_calls > kMostCalls)
            return give(Broken{malformed(u"too many tool calls"_s)});
        QByteArray arguments = argumentsIn(at(function, "arguments"));
        if (arguments.trimmed().isEmpty())
            arguments = "{}";
        give(Called{{base::CallId(id), toolName(textAt(function, "name")), {arguments}}});
    }
}

} // namespace studio::llm::codec
