// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

// Requests as the providers want them: typed values in, the body of a POST out. Pure; no keys, no addresses.
namespace studio::llm::codec {

using llm::AnswerForm;
using model::Effort;

/// What is asked of the model beside the words. What is absent is left to the provider.
struct CallOptions
{
    QString model;
    std::optional<double> temperature;
    std::optional<double> topP;
    std::optional<int> maxTokens;
    std::optional<qint64> seed;
    QStringList stop;
    Effort effort = Effort::AsItLikes;
    std::optional<int> room;    ///< tokens that Ollama is to hold for this model; none: as it likes
    model::ServerHabits habits; ///< what the server does not take is left out or said in another way
    bool neverThinks = false;   ///< the model is known not to; some refuse what is meant for those that do
    AnswerForm form = AnswerForm::Free;
    model::RawJson schema; ///< with Schema and ForcedTool
    QString schemaName = QStringLiteral("answer");
};

/// What OpenAI itself and the servers that speak like it want differently.
enum class ChatFlavour { OpenAi, Compatible };

[[nodiscard]] QByteArray openAiChatBody(const ModelRequest &request, const CallOptions &options,
                                        ChatFlavour flavour);
/// Nothing is stored at the provider; hidden reasoning comes back encrypted, to be kept.
[[nodiscard]] QByteArray openAiResponsesBody(const ModelRequest &request, const CallOptions &options);
/// What ends with ChatText::cacheUpTo is marked to be cached, at most four times, and so are the system
/// texts with the tools, and what the last step gave.
[[nodiscard]] QByteArray anthropicBody(const ModelRequest &request, const CallOptions &options);
[[nodiscard]] QByteArray geminiBody(const ModelRequest &request, const CallOptions &options);
/// Asks for room for a talk that is longer than what Ollama holds by itself.
[[nodiscard]] QByteArray ollamaBody(const ModelRequest &request, const CallOptions &options);

} // namespace studio::llm::codec
