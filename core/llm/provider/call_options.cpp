// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/call_options.h"

#include "core/llm/codec/thinking.h"

#include <algorithm>

namespace studio::llm::provider {

using codec::CallOptions;
using model::Effort;
using model::Known;
using model::ModelChoice;
using model::ProviderKind;
using model::ServerHabit;

namespace {

constexpr int kVoteTokens = 1500;     // a judgement with its thought takes 100 to 300
constexpr int kTokensOfOneMore = 400; // if one call gives the votes of several
constexpr int kThoughtTokens = 6000;  // besides a vote, for a model that always thinks
constexpr int kLongThoughts = 16'384; // if the user wants it to think

bool isOfBigProvider(ProviderKind kind)
{
    return kind == ProviderKind::OpenAi || kind == ProviderKind::OpenAiResponses ||
           kind == ProviderKind::Gemini;
}

/// The effort for a vote if the user leaves it open; none: not sent.
std::optional<Effort> littleThought(const ProviderBook::Entry &entry)
{
    const Known thinking = entry.facts.abilities.thinking;
    switch (entry.provider.kind) {
    case ProviderKind::Anthropic: return std::nullopt; // thinks only on request
    case ProviderKind::Ollama:
        if (codec::ollamaThinksByWord(entry.model))
            return thinking == Known::No ? std::nullopt : std::optional(Effort::Low);
        // Harmless for a model that never thinks, so that need not be known.
        return thinking == Known::No ? std::nullopt : std::optional(Effort::Off);
    case ProviderKind::Compatible: return thinking == Known::Yes ? std::optional(Effort::Off) : std::nullopt;
    case ProviderKind::OpenAi:
    case ProviderKind::OpenAiResponses:
    case ProviderKind::Gemini: break;
    }
    return thinking == Known::Yes ? std::optional(Effort::Low) : std::nullopt;
}

bool mayThink(const CallOptions &options, const ProviderBook::Entry &entry)
{
    if (isToldNotToThink(options, entry.provider.kind) && !options.habits.testFlag(ServerHabit::ThinksAnyway))
        return false;
    if (entry.provider.kind == ProviderKind::Anthropic)
        return options.effort != Effort::AsItLikes && options.effort != Effort::Off;
    const Known thinking = entry.facts.abilities.thinking;
    return thinking == Known::Yes || (thinking == Known::Unknown && isOfBigProvider(entry.provider.kind));
}

/// At most half of the model's context: the rest is for the talk.
int voteLimit(const ModelRequest &request, const CallOptions &options, const ProviderBook::Entry &entry)
{
    int limit =
        kVoteTokens + kTokensOfOneMore * int(std::max<qsizetype>(request.tag.companions.size(), 1) - 1);
    if (mayThink(options, entry))
        limit += options.effort == Effort::Medium || options.effort == Effort::High ? kLongThoughts
                                                                                    : kThoughtTokens;
    return std::min(limit, std::max(entry.facts.context.value_or(limit * 2) / 2, 1));
}

} // namespace

bool isToldNotToThink(const CallOptions &options, ProviderKind kind)
{
    if (options.effort != Effort::Off)
        return false;
    const bool isByTemplate =
        kind == ProviderKind::Compatible && !options.habits.testFlag(ServerHabit::NoTemplateWord);
    return isByTemplate || !options.habits.testFlag(ServerHabit::NoEffortWord);
}

CallOptions callOptions(const ModelRequest &request, const ModelChoice &choice,
                        const ProviderBook::Entry &entry)
{
    CallOptions options{.model = entry.model,
                        .temperature = choice.temperature,
                        .topP = choice.topP,
                        .maxTokens = choice.maxTokens,
                        .seed = choice.seed,
                        .stop = choice.stop,
                        .effort = choice.effort,
                        .habits = entry.facts.habits,
                        .neverThinks = entry.facts.abilities.thinking == Known::No,
                        .form = request.form,
                        .schema = request.schema,
                        .schemaName = request.schemaName};
    if (!isJudgement(request.brief.purpose))
        return options;
    options.stop.clear();
    if (options.effort == Effort::AsItLikes)
        options.effort = littleThought(entry).value_or(options.effort);
    options.maxTokens = voteLimit(request, options, entry);
    return options;
}

} // namespace studio::llm::provider
