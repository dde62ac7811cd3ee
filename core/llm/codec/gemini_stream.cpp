// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/gemini_stream.h"

#include "core/llm/codec/reading.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

FinishReason geminiReason(const QString &word, bool hasCalls)
{
    if (word == "STOP"_L1 || word == "FUNCTION_CALL"_L1)
        return hasCalls ? FinishReason::ToolCalls : FinishReason::Stop;
    if (word == "MAX_TOKENS"_L1)
        return FinishReason::Length;
    static const QStringList kFilters{u"SAFETY"_s, u"RECITATION"_s, u"BLOCKLIST"_s, u"PROHIBITED_CONTENT"_s,
                                      u"SPII"_s};
    return kFilters.contains(word) ? FinishReason::Refused : FinishReason::Other;
}

} // namespace

void GeminiStream::read(const QByteArray &, const Json &data)
{
    readUsage(at(data, "usageMetadata"));
    if (const QString blocked = textAt(at(data, "promptFeedback"), "blockReason"); !blocked.isEmpty())
        return give(Ended{FinishReason::Refused, blocked});
    const Json &candidate = first(at(data, "candidates"));
    if (const Json &parts = at(at(candidate, "content"), "parts"); parts.is_array() && m_finish.isEmpty()) {
        for (const Json &part : parts)
            readPart(part);
    }
    if (const QString finish = textAt(candidate, "finishReason"); !finish.isEmpty() && m_finish.isEmpty())
        m_finish = finish;
}

// A signature stands beside what it signs, or alone with an empty text.
void GeminiStream::readPart(const Json &part)
{
    if (const Json &call = at(part, "functionCall"); call.is_object()) {
        QString id = textAt(call, "id");
        if (id.isEmpty())
            id = u"call_%1"_s.arg(m_calls);
        if (++m_calls > kMostCalls)
            return give(Broken{malformed(u"too many tool calls"_s)});
        const Json &arguments = at(call, "args");
        give(Called{{base::CallId(id), textAt(call, "name"),
                     arguments.is_object() ? wire::keepRaw(arguments) : model::RawJson{"{}"}}});
    } else if (const QString text = textAt(part, "text"); !text.isEmpty()) {
        if (at(part, "thought") == true)
            give(Thinking{text});
        else
            give(Text{text});
    }
    if (!textAt(part, "thoughtSignature").isEmpty())
        give(Kept{wire::keepRaw(part)});
}

void GeminiStream::readUsage(const Json &usage)
{
    if (!usage.is_object())
        return;
    const auto thinking = countAt(usage, "thoughtsTokenCount");
    auto output = countAt(usage, "candidatesTokenCount");
    if (output || thinking)
        output = output.value_or(0) + thinking.value_or(0);
    give(Usage{.input = countAt(usage, "promptTokenCount"),
               .output = output,
               .cached = countAt(usage, "cachedContentTokenCount"),
               .thinking = thinking});
}

void GeminiStream::readEnd()
{
    if (m_finish.isEmpty())
        give(Broken{cutOff()});
    else if (m_finish == "MALFORMED_FUNCTION_CALL"_L1 || m_finish == "UNEXPECTED_TOOL_CALL"_L1)
        give(Broken{malformed(m_finish)});
    else
        give(Ended{geminiReason(m_finish, m_calls > 0), m_finish});
}

} // namespace studio::llm::codec
