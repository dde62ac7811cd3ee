// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/request_tokens.h"

#include "core/agent/transcript_limits.h"
#include "core/persona/tokens.h"

namespace studio::agent {
namespace {

using model::TokenMix;
using model::TokenScale;
using persona::tokenMix;

constexpr qint64 kPicture = 1500; // providers count from a few hundred to some thousand
constexpr double kAround = 4;     // the overhead of a provider for each text
constexpr double kHeader = 12;    // "[41] Aya to everybody:" and the bars

TokenMix plain(double tokens)
{
    TokenMix mix;
    mix[model::Writing::Spaced] = tokens;
    return mix;
}

TokenMix mixOf(const model::RawJson &json) { return tokenMix(QString::fromUtf8(json.text)); }

TokenMix mixOf(const llm::ModelStep &step)
{
    TokenMix mix = plain(kAround);
    mix += tokenMix(step.text);
    for (const model::RawJson &block : step.kept)
        mix += mixOf(block);
    for (const llm::ToolExchange &exchange : step.calls) {
        mix += plain(2 * kAround);
        mix += tokenMix(exchange.call.name);
        mix += mixOf(exchange.call.arguments);
        mix += mixOf(exchange.result);
    }
    return mix;
}

/// The talk, and the model's steps in this turn.
TokenMix mixOfTalk(const llm::ModelRequest &request)
{
    TokenMix mix;
    for (const llm::ChatText &text : request.messages) {
        mix += plain(kAround);
        mix += tokenMix(text.text);
    }
    for (const llm::ModelStep &step : request.steps)
        mix += mixOf(step);
    return mix;
}

/// The form of the answer: some servers put it into the prompt, others enforce it without telling the model.
TokenMix mixOfForm(const llm::ModelRequest &request)
{
    TokenMix mix = mixOf(request.schema);
    for (const llm::ToolSpec &tool : request.tools) {
        mix += plain(kAround);
        mix += tokenMix(tool.name);
        mix += tokenMix(tool.description);
        mix += mixOf(tool.parameters);
    }
    return mix;
}

qsizetype picturesIn(const llm::ModelRequest &request)
{
    qsizetype pictures = 0;
    for (const llm::ChatText &text : request.messages)
        pictures += text.pictures.size();
    for (const llm::ModelStep &step : request.steps) {
        for (const llm::ToolExchange &exchange : step.calls)
            pictures += exchange.pictures.size();
    }
    return pictures;
}

} // namespace

qint64 requestTokens(const llm::ModelRequest &request, const TokenScale &scale)
{
    TokenMix mix = mixOfTalk(request);
    mix += mixOfForm(request);
    return scale.of(mix) + kPicture * picturesIn(request);
}

qint64 messageTokens(const model::Message &message, const TokenScale &scale)
{
    const qsizetype shown =
        std::min(kLongestText, qsizetype(message.heardUntil.value_or(message.text.size())));
    TokenMix mix = plain(kHeader);
    mix += tokenMix(QStringView(message.text).left(shown));
    return scale.of(mix);
}

// It is not known whether the count includes the form, so a count between the two says nothing.
void learnFrom(const llm::ModelRequest &request, qint64 counted, TokenScale &scale)
{
    if (picturesIn(request) > 0)
        return;
    const TokenMix talk = mixOfTalk(request);
    TokenMix all = talk;
    all += mixOfForm(request);
    if (counted <= scale.of(talk))
        scale.learn(talk, counted);
    else if (counted > scale.of(all))
        scale.learn(all, counted);
}

} // namespace studio::agent
