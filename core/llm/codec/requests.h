// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

// Requests in the providers' formats: typed values in, the body of a POST out. Pure; no keys, no addresses.
namespace studio::llm::codec {

using llm::AnswerForm;
using model::Effort;

/// The settings of a request besides the words. Absent settings are left to the provider.
struct CallOptions
{
    QString model;
    std::optional<double> temperature;
    std::optional<double> topP;
    std::optional<int> maxTokens;
    std::optional<qint64> seed;
    QStringList stop;
    Effort effort = Effort::AsItLikes;
    std::optional<int> room;    ///< context size for Ollama, in tokens; none: its default
    model::ServerHabits habits; ///< unsupported fields are left out or replaced
    bool neverThinks = false;   ///< known not to think; some models refuse fields for thinking
    AnswerForm form = AnswerForm::Free;
    model::RawJson schema; ///< with Schema and ForcedTool
    QString schemaName = QStringLiteral("answer");
};

/// Where OpenAI itself and compatible servers differ.
enum class ChatFlavour { OpenAi, Compatible };

[[nodiscard]] QByteArray openAiChatBody(const ModelRequest &request, const CallOptions &options,
                                        ChatFlavour flavour);
/// Nothing is stored at the provider; hidden reasoning comes back encrypted, to be kept.
[[nodiscard]] QByteArray openAiResponsesBody(const ModelRequest &request, const CallOptions &options);
/// Texts with ChatText::cacheUpTo are marked for caching, at most four, and so are the system texts with the
/// tools, and the results of the last step.
[[nodiscard]] QByteArray anthropicBody(const ModelRequest &request, const CallOptions &options);
[[nodiscard]] QByteArray geminiBody(const ModelRequest &request, const CallOptions &options);
/// Requests a larger context if the talk is longer than Ollama's default.
[[nodiscard]] QByteArray ollamaBody(const ModelRequest &request, const CallOptions &options);

} // namespace studio::llm::codec
