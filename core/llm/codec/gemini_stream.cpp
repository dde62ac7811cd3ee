// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/gemini_stream.h"

#include "core/llm/codec/call_parts.h"
#include "core/llm/codec/finish_words.h"

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

QString withMessage(const QString &word, const QString &message)
{
    return message.isEmpty() ? word : word + u": "_s + message;
}

} // namespace

void GeminiStream::read(const QByteArray &, const Json &data)
{
    readUsage(at(data, "usageMetadata"));
    const Json &feedback = at(data, "promptFeedback");
    if (const QString blocked = textAt(feedback, "blockReason"); !blocked.isEmpty())
        return give(
            Ended{FinishReason::Refused, withMessage(blocked, textAt(feedback, "blockReasonMessage"))});
    const Json &candidate = m_own.in(at(data, "candidates"));
    if (const Json &parts = at(at(candidate, "content"), "parts"); parts.is_array()) {
        for (const Json &part : parts)
            readPart(part);
    }
    if (const QString finish = textAt(candidate, "finishReason");
        !isNoWord(finish) && finish != "FINISH_REASON_UNSPECIFIED"_L1) {
        m_finish = finish;
        m_message = textAt(candidate, "finishMessage");
    }
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
        give(Called{{base::CallId(id), toolName(textAt(call, "name")),
                     arguments.is_object() ? wire::keepRaw(arguments) : model::RawJson{"{}"}}});
    } else if (at(part, "thought") == true) {
        giveThinking(textAt(part, "text"));
    } else {
        giveText(textAt(part, "text"));
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

void GeminiStream::readEnd(Close how)
{
    if (m_finish.isEmpty() && (how == Close::Bytes || !hasGiven()))
        return giveNoEnd();
    if (isErrorWord(m_finish))
        return give(Broken{malformed(withMessage(m_finish, m_message))});
    const FinishReason reason = finishFor(m_finish.isEmpty() ? u"STOP"_s : m_finish, m_calls > 0);
    give(Ended{reason, reason == FinishReason::Refused ? withMessage(m_finish, m_message) : m_finish});
}

} // namespace studio::llm::codec
