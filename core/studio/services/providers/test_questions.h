// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

// What a provider test asks its model: the least that shows what the model can do. Pure.
namespace studio::services {

[[nodiscard]] llm::ModelRequest streamQuestion(const model::ModelChoice &choice);
/// For an answer of this form: {"colour": a word}.
[[nodiscard]] llm::ModelRequest jsonQuestion(const model::ModelChoice &choice, llm::AnswerForm form);
[[nodiscard]] llm::ModelRequest toolQuestion(const model::ModelChoice &choice);
[[nodiscard]] llm::ModelRequest pictureQuestion(const model::ModelChoice &choice);

/// Whether the answer fits the question for JSON, in whatever form it came.
[[nodiscard]] bool answersJsonQuestion(const QByteArray &answer);

} // namespace studio::services
