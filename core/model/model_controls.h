// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QtGlobal>

#include <array>
#include <optional>

// Which parts of a ModelChoice a provider and a model take, and how much of them. The same rule greys a
// form's controls out and keeps from a request what it would be refused for. Pure.
namespace studio::model {

enum class ModelControl { Temperature, TopP, MaxTokens, Seed, Stop, Effort };

inline constexpr std::array kEveryControl{ModelControl::Temperature, ModelControl::TopP,
                                          ModelControl::MaxTokens,   ModelControl::Seed,
                                          ModelControl::Stop,        ModelControl::Effort};

/// Why something of a choice is not sent.
enum class NotTaken {
    ByRehearsal,     ///< the offline brain has nothing to set
    ByKind,          ///< no provider of this kind takes it
    ByModel,         ///< a test or the data file says that this model does not take it
    WithThinking,    ///< not while the model is told to think
    WithTemperature, ///< not beside a temperature
};

/// None: it is taken, as far as is known. No kind: Rehearsal answers.
[[nodiscard]] std::optional<NotTaken> whyNotTaken(ModelControl control, const ModelChoice &choice,
                                                  std::optional<ProviderKind> kind,
                                                  const ModelAbilities &abilities);

/// The highest temperature that a kind takes; a higher one counts as this.
[[nodiscard]] double highestTemperature(std::optional<ProviderKind> kind);

/// The choice as it may be sent: without what is not taken.
[[nodiscard]] ModelChoice takenOf(ModelChoice choice, std::optional<ProviderKind> kind,
                                  const ModelAbilities &abilities);

/// Whether anything of it is set.
[[nodiscard]] bool isSet(ModelControl control, const ModelChoice &choice);

// What may be chosen at all, by any provider: checked by forms and services, not by files of others.
constexpr qsizetype kLongestModelName = 200; ///< UTF-16 units, as all lengths here
constexpr double kHighestTemperature = 2;
constexpr int kMostAnswerTokens = 1'000'000;
constexpr qint64 kHighestSeed = 2'147'483'647; ///< Gemini and Ollama keep it in 32 bits
constexpr qsizetype kMostStops = 4;            ///< OpenAI's bound, the smallest one
constexpr qsizetype kLongestStop = 64;

} // namespace studio::model
