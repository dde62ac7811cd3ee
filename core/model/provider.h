// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/server_habit.h"

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

// Where models are to be had, and what is known of them. No secrets: a key is never part of a value here.
namespace studio::model {

enum class ProviderKind {
    OpenAi,          ///< chat completions
    OpenAiResponses, ///< responses
    Anthropic,
    Gemini,
    Ollama,
    Compatible, ///< chat completions of anybody else: LM Studio, llama.cpp, vLLM, OpenRouter …
};

/// Where the key of a provider is.
enum class KeyPlace {
    None,        ///< it needs none
    Keychain,    ///< the desktop's
    Session,     ///< in memory until the program ends, because there is no keychain
    Environment, ///< in a variable that is read at each start; nothing is stored
};

/// One provider as the user set it up.
struct Provider
{
    base::ProviderId id; ///< from its name, fixed for life
    QString name;        ///< as shown
    ProviderKind kind = ProviderKind::Compatible;
    QUrl baseUrl; ///< as its documentation gives it: https://api.openai.com/v1, http://localhost:11434
    KeyPlace keyPlace = KeyPlace::None;
    QString variable;  ///< with Environment: its name
    QString model;     ///< the standard one
    int parallel = 32; ///< calls at the same time, 1..64; a round asks all companions at once
    int perMinute = 0; ///< calls that begin in any minute; 0: no limit of ours
    bool operator==(const Provider &) const = default;
};

enum class Known { Unknown, Yes, No };

/// What a model can do, as a test or an answer of its provider showed.
struct ModelAbilities
{
    Known streams = Known::Unknown;
    Known schema = Known::Unknown;     ///< an answer held to a JSON schema
    Known forcedTool = Known::Unknown; ///< a tool that it must call
    Known jsonObject = Known::Unknown; ///< some JSON object
    Known tools = Known::Unknown;
    Known pictures = Known::Unknown;
    Known thinking = Known::Unknown;
    Known sampling = Known::Unknown; ///< temperature and top-p are taken
    bool operator==(const ModelAbilities &) const = default;
};

/// What a million tokens cost, in thousand-millionths of a US dollar (nano-dollars): $2.50 is 2,500,000,000.
struct ModelPrice
{
    std::optional<qint64> input;
    std::optional<qint64> cachedInput; ///< absent: as input
    std::optional<qint64> output;
    bool operator==(const ModelPrice &) const = default;
};

/// All that is known of one model of one provider.
struct ModelFacts
{
    base::ProviderId provider;
    QString model;
    ModelAbilities abilities;
    QDateTime tested; ///< UTC; invalid: never
    ModelPrice price;
    std::optional<int> context; ///< tokens
    bool priceIsOfUser = false; ///< else of the data file
    ServerHabits habits{};      ///< learned by its test and since
    bool operator==(const ModelFacts &) const = default;
};

} // namespace studio::model
