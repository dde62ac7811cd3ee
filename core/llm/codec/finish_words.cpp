// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/finish_words.h"

#include <QHash>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

FinishReason finishFor(const QString &word)
{
    using Reason = FinishReason;
    static const QHash<QString, FinishReason> kWords{
        {u"stop"_s, Reason::Stop},
        {u"stop_sequence"_s, Reason::Stop},
        {u"stop_token"_s, Reason::Stop},
        {u"stopped"_s, Reason::Stop},
        {u"end"_s, Reason::Stop},
        {u"end_turn"_s, Reason::Stop},
        {u"eos"_s, Reason::Stop},
        {u"eos_token"_s, Reason::Stop},
        {u"finish"_s, Reason::Stop},
        {u"finished"_s, Reason::Stop},
        {u"done"_s, Reason::Stop},
        {u"complete"_s, Reason::Stop},
        {u"completed"_s, Reason::Stop},
        {u"normal"_s, Reason::Stop},
        {u"length"_s, Reason::Length},
        {u"limit"_s, Reason::Length},
        {u"max_length"_s, Reason::Length},
        {u"max_tokens"_s, Reason::Length},
        {u"max_new_tokens"_s, Reason::Length},
        {u"max_output_tokens"_s, Reason::Length},
        {u"model_length"_s, Reason::Length},
        {u"model_context_window_exceeded"_s, Reason::Length},
        {u"tool_calls"_s, Reason::ToolCalls},
        {u"tool_call"_s, Reason::ToolCalls},
        {u"tool_use"_s, Reason::ToolCalls},
        {u"function_call"_s, Reason::ToolCalls},
        {u"content_filter"_s, Reason::Refused},
        {u"content_filtered"_s, Reason::Refused},
        {u"refusal"_s, Reason::Refused},
        {u"safety"_s, Reason::Refused},
        {u"sensitive"_s, Reason::Refused},
        {u"recitation"_s, Reason::Refused},
        {u"blocklist"_s, Reason::Refused},
        {u"prohibited_content"_s, Reason::Refused},
        {u"spii"_s, Reason::Refused},
        {u"image_safety"_s, Reason::Refused},
        {u"guardrail_intervened"_s, Reason::Refused},
    };
    return kWords.value(word.trimmed().toLower(), Reason::Other);
}

FinishReason finishFor(const QString &word, bool hasCalls)
{
    const FinishReason reason = finishFor(word);
    if (hasCalls && (reason == FinishReason::Stop || reason == FinishReason::Other))
        return FinishReason::ToolCalls;
    return !hasCalls && reason == FinishReason::ToolCalls ? FinishReason::Stop : reason;
}

bool isErrorWord(const QString &word)
{
    const QString name = word.toLower();
    return name == "error"_L1 || name == "failed"_L1 || name == "network_error"_L1 ||
           name == "malformed_function_call"_L1 || name == "unexpected_tool_call"_L1 ||
           name == "insufficient_system_resource"_L1;
}

bool isNoWord(const QString &word)
{
    const QString name = word.trimmed().toLower();
    return name.isEmpty() || name == "null"_L1 || name == "none"_L1;
}

} // namespace studio::llm::codec
