// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_controls.h"

#include <algorithm>

namespace studio::model {
namespace {

bool isOneOf(ModelControl control, std::initializer_list<ModelControl> some)
{
    return std::find(some.begin(), some.end(), control) != some.end();
}

bool isSampling(ModelControl control)
{
    return isOneOf(control, {ModelControl::Temperature, ModelControl::TopP});
}

bool isTakenByKind(ModelControl control, ProviderKind kind)
{
    switch (kind) {
    case ProviderKind::Anthropic: return control != ModelControl::Seed;
    case ProviderKind::OpenAiResponses: return !isOneOf(control, {ModelControl::Seed, ModelControl::Stop});
    case ProviderKind::OpenAi:
    case ProviderKind::Gemini:
    case ProviderKind::Ollama:
    case ProviderKind::Compatible: return true;
    }
    Q_UNREACHABLE();
}

bool isTakenByModel(ModelControl control, ProviderKind kind, const ModelAbilities &abilities)
{
    if (control == ModelControl::Effort)
        return abilities.thinking != Known::No;
    // OpenAI's models that always think do not accept stops either.
    const bool goesWithSampling = control == ModelControl::Stop && kind == ProviderKind::OpenAi;
    return !(isSampling(control) || goesWithSampling) || abilities.sampling != Known::No;
}

bool mustThink(const ModelChoice &choice)
{
    return choice.effort == Effort::Low || choice.effort == Effort::Medium || choice.effort == Effort::High;
}

} // namespace

std::optional<NotTaken> whyNotTaken(ModelControl control, const ModelChoice &choice,
                                    std::optional<ProviderKind> kind, const ModelAbilities &abilities)
{
    if (!kind)
        return NotTaken::ByRehearsal;
    if (!isTakenByKind(control, *kind))
        return NotTaken::ByKind;
    if (!isTakenByModel(control, *kind, abilities))
        return NotTaken::ByModel;
    if (*kind != ProviderKind::Anthropic || !isSampling(control))
        return std::nullopt;
    // Anthropic refuses sampling settings together with thinking.
    if (mustThink(choice) && abilities.thinking != Known::No)
        return NotTaken::WithThinking;
    if (control == ModelControl::TopP && choice.temperature)
        return NotTaken::WithTemperature;
    return std::nullopt;
}

double highestTemperature(std::optional<ProviderKind> kind)
{
    return kind == ProviderKind::Anthropic ? 1 : kHighestTemperature;
}

ModelChoice takenOf(ModelChoice choice, std::optional<ProviderKind> kind, const ModelAbilities &abilities)
{
    const auto isTaken = [&, asked = choice](ModelControl control) {
        return !whyNotTaken(control, asked, kind, abilities);
    };
    if (!isTaken(ModelControl::Temperature))
        choice.temperature.reset();
    if (!isTaken(ModelControl::TopP))
        choice.topP.reset();
    if (!isTaken(ModelControl::MaxTokens))
        choice.maxTokens.reset();
    if (!isTaken(ModelControl::Seed))
        choice.seed.reset();
    if (!isTaken(ModelControl::Stop))
        choice.stop.clear();
    if (!isTaken(ModelControl::Effort))
        choice.effort = Effort::AsItLikes;
    if (choice.temperature)
        choice.temperature = std::min(*choice.temperature, highestTemperature(kind));
    return choice;
}

bool isSet(ModelControl control, const ModelChoice &choice)
{
    switch (control) {
    case ModelControl::Temperature: return choice.temperature.has_value();
    case ModelControl::TopP: return choice.topP.has_value();
    case ModelControl::MaxTokens: return choice.maxTokens.has_value();
    case ModelControl::Seed: return choice.seed.has_value();
    case ModelControl::Stop: return !choice.stop.isEmpty();
    case ModelControl::Effort: return choice.effort != Effort::AsItLikes;
    }
    Q_UNREACHABLE();
}

} // namespace studio::model
