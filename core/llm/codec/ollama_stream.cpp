// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/ollama_stream.h"

#include "core/llm/codec/faults.h"
#include "core/llm/codec/halves.h"
#include "core/llm/codec/reading.h"

#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

QList<StreamEvent> OllamaStream::feed(QByteArrayView bytes)
{
    if (m_ended)
        return {};
    for (const QByteArray &line : m_lines.feed(bytes))
        read(line);
    if (m_lines.isTooLong())
        give(Broken{malformed(u"a line is too long"_s)});
    return std::exchange(m_out, {});
}

QList<StreamEvent> OllamaStream::finish()
{
    if (m_ended)
        return {};
    for (const QByteArray &line : m_lines.finish())
        read(line);
    give(Broken{cutOff()});
    return std::exchange(m_out, {});
}

void OllamaStream::read(const QByteArray &line)
{
    const base::Result<Json> json = parseWithHalves(line, m_hasHalves);
    if (!json && line.startsWith('<'))
        return give(Broken{noStream(u"the answer is no stream"_s)});
    if (!json)
        return give(Broken{malformed(u"a line could not be read: "_s + json.error().text)});
    if (const auto fault = faultIn(*json))
        return give(Broken{*fault});
    const Json &message = at(*json, "message");
    if (const QString thought = textAt(message, "thinking"); !thought.isEmpty())
        give(Thinking{thought});
    if (const QString text = textAt(message, "content"); !text.isEmpty())
        give(Text{text});
    readCalls(at(message, "tool_calls"));
    if (at(*json, "done") != true)
        return;
    give(Usage{.input = countAt(*json, "prompt_eval_count"),
               .output = countAt(*json, "eval_count"),
               .cached = {},
               .thinking = {}});
    const QString word = textAt(*json, "done_reason");
    const FinishReason reason = word == "length"_L1 ? FinishReason::Length
                                : m_calls > 0       ? FinishReason::ToolCalls
                                                    : FinishReason::Stop;
    give(Ended{reason, word});
}

// A call comes whole, its arguments as an object.
void OllamaStream::readCalls(const Json &calls)
{
    if (!calls.is_array())
        return;
    for (const Json &call : calls) {
        const Json &function = at(call, "function");
        const Json &arguments = at(function, "arguments");
        QString id = textAt(call, "id");
        if (id.isEmpty())
            id = u"call_%1"_s.arg(m_calls);
        if (++m_calls > kMostCalls)
            return give(Broken{malformed(u"too many tool calls"_s)});
        model::RawJson raw{"{}"};
        if (arguments.is_object())
            raw = wire::keepRaw(arguments);
        else if (arguments.is_string())
            raw = {wire::toText(arguments).toUtf8()};
        give(Called{{base::CallId(id), textAt(function, "name"), raw}});
    }
}

void OllamaStream::give(StreamEvent event)
{
    if (m_ended)
        return;
    m_ended = std::holds_alternative<Ended>(event) || std::holds_alternative<Broken>(event);
    if (m_hasHalves)
        showHalves(event);
    m_out.append(std::move(event));
}

} // namespace studio::llm::codec
