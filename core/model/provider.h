// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/server_habit.h"

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

// Providers of models, and what is known of their models. No secrets: a key is never part of a value here.
namespace studio::model {

enum class ProviderKind {
    OpenAi,          ///< chat completions
    OpenAiResponses, ///< responses
    Anthropic,
    Gemini,
    Ollama,
    Compatible, ///< chat completions of any other server: LM Studio, llama.cpp, vLLM, OpenRouter …
};

/// Where the key of a provider is stored.
enum class KeyPlace {
    None,        ///< no key is needed
    Keychain,    ///< the desktop's keychain
    Session,     ///< in memory until the program ends, because there is no keychain
    Environment, ///< in a variable that is read at each start; nothing is stored
};

/// A provider, as set up by the user.
struct Provider
{
    base::ProviderId id; ///< made from the name, never changes
    QString name;        ///< as shown
    ProviderKind kind = ProviderKind::Compatible;
    QUrl baseUrl; ///< as in the provider's documentation: https://api.openai.com/v1, http://localhost:11434
    KeyPlace keyPlace = KeyPlace::None;
    QString variable;  ///< with Environment: the variable's name
    QString model;     ///< the standard model
    int parallel = 32; ///< calls at the same time, 1..64; a round asks all companions at once
    int perMinute = 0; ///< calls that may begin per minute; 0: no limit of ours
    bool operator==(const Provider &) const = default;
};

enum class Known { Unknown, Yes, No };

/// The abilities of a model, as shown by a test or by an answer of its provider.
struct ModelAbilities
{
    Known streams = Known::Unknown;
    Known schema = Known::Unknown;     ///< can hold an answer to a JSON schema
    Known forcedTool = Known::Unknown; ///< can be forced to call a tool
    Known jsonObject = Known::Unknown; ///< can be made to answer with some JSON object
    Known tools = Known::Unknown;
    Known pictures = Known::Unknown;
    Known thinking = Known::Unknown;
    Known sampling = Known::Unknown; ///< accepts temperature and top-p
    bool operator==(const ModelAbilities &) const = default;
};

/// The price of a million tokens, in thousand-millionths of a US dollar (nano-dollars): $2.50 is
/// 2,500,000,000.
struct ModelPrice
{
    std::optional<qint64> input;
    std::optional<qint64> cachedInput; ///< absent: same as input
    std::optional<qint64> output;
    bool operator==(const ModelPrice &) const = default;
};

/// Everything known about one model of one provider.
struct ModelFacts
{
    base::ProviderId provider;
    QString model;
    ModelAbilities abilities;
    QDateTime tested; ///< UTC; invalid: never
    ModelPrice price;
    std::optional<int> context; ///< tokens
    bool priceIsOfUser = false; ///< else from the data file
    ServerHabits habits{};      ///< learned in the test and since then
    bool operator==(const ModelFacts &) const = default;
};

} // namespace studio::model
