// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/request_tokens.h"

#include "core/agent/fenced_transcript.h"
#include "core/persona/tokens.h"

namespace studio::agent {
namespace {

using persona::tokenEstimate;

constexpr qint64 kPicture = 1500; // providers count from a few hundred to some thousand
constexpr qint64 kAround = 4;     // what a provider puts around each text
constexpr qint64 kHeader = 12;    // "[41] Aya to everybody:" and the bars

qint64 tokensOf(const model::RawJson &json) { return tokenEstimate(QString::fromUtf8(json.text)); }

qint64 tokensOf(const llm::ModelStep &step)
{
    qint64 tokens = kAround + tokenEstimate(step.text);
    for (const model::RawJson &block : step.kept)
        tokens += tokensOf(block);
    for (const llm::ToolExchange &exchange : step.calls)
        tokens += 2 * kAround + tokenEstimate(exchange.call.name) + tokensOf(exchange.call.arguments) +
                  tokensOf(exchange.result) + kPicture * exchange.pictures.size();
    return tokens;
}

} // namespace

qint64 requestTokens(const llm::ModelRequest &request)
{
    qint64 tokens = tokensOf(request.schema);
    for (const llm::ChatText &text : request.messages)
        tokens += kAround + tokenEstimate(text.text) + kPicture * text.pictures.size();
    for (const llm::ToolSpec &tool : request.tools)
        tokens +=
            kAround + tokenEstimate(tool.name) + tokenEstimate(tool.description) + tokensOf(tool.parameters);
    for (const llm::ModelStep &step : request.steps)
        tokens += tokensOf(step);
    return tokens;
}

qint64 messageTokens(const model::Message &message)
{
    const qsizetype shown =
        std::min(kLongestText, qsizetype(message.heardUntil.value_or(message.text.size())));
    return kHeader + tokenEstimate(QStringView(message.text).left(shown));
}

} // namespace studio::agent
