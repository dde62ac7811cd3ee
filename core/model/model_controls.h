// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QtGlobal>

#include <array>
#include <optional>

// Which parts of a ModelChoice a provider and a model accept, and their limits. The same rule disables
// controls in a form and removes settings from a request that the server would refuse. Pure.
namespace studio::model {

enum class ModelControl { Temperature, TopP, MaxTokens, Seed, Stop, Effort };

inline constexpr std::array kEveryControl{ModelControl::Temperature, ModelControl::TopP,
                                          ModelControl::MaxTokens,   ModelControl::Seed,
                                          ModelControl::Stop,        ModelControl::Effort};

/// Why a part of a choice is not sent.
enum class NotTaken {
    ByRehearsal,     ///< the offline brain has no settings
    ByKind,          ///< no provider of this kind accepts it
    ByModel,         ///< a test or the data file says that this model does not accept it
    WithThinking,    ///< not while the model is set to think
    WithTemperature, ///< not together with a temperature
};

/// None: accepted, as far as is known. Without a kind: Rehearsal answers.
[[nodiscard]] std::optional<NotTaken> whyNotTaken(ModelControl control, const ModelChoice &choice,
                                                  std::optional<ProviderKind> kind,
                                                  const ModelAbilities &abilities);

/// The highest temperature that a kind accepts; higher values are lowered to it.
[[nodiscard]] double highestTemperature(std::optional<ProviderKind> kind);

/// The choice as it may be sent: without the parts that are not accepted.
[[nodiscard]] ModelChoice takenOf(ModelChoice choice, std::optional<ProviderKind> kind,
                                  const ModelAbilities &abilities);

/// Whether the choice sets this control.
[[nodiscard]] bool isSet(ModelControl control, const ModelChoice &choice);

// Limits for any provider: checked by forms and services, but not when files of other programs are read.
constexpr qsizetype kLongestModelName = 200; ///< UTF-16 units, as all lengths here
constexpr double kHighestTemperature = 2;
constexpr int kMostAnswerTokens = 1'000'000;
constexpr qint64 kHighestSeed = 2'147'483'647; ///< Gemini and Ollama store it in 32 bits
constexpr qsizetype kMostStops = 4;            ///< OpenAI's limit, which is the smallest
constexpr qsizetype kLongestStop = 64;

} // namespace studio::model
