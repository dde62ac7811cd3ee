// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"

#include <QString>

// How models are told how much to think: it differs between the generations of one provider. An unknown model
// name is treated like the newest models. Pure.
namespace studio::llm::codec {

/// Takes a number of tokens; newer models take a word.
[[nodiscard]] bool anthropicThinksByBudget(const QString &model);
[[nodiscard]] bool geminiThinksByBudget(const QString &model);
/// Takes a word; other models can only turn thinking on or off.
[[nodiscard]] bool ollamaThinksByWord(const QString &model);

/// The token budget for an effort of Low and above.
[[nodiscard]] int thinkingBudget(model::Effort effort);

} // namespace studio::llm::codec
