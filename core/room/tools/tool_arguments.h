// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/emotion.h"
#include "core/wire/json.h"

#include <optional>

// What stands in the arguments of a call, read with care: a model wrote them. Pure.
namespace studio::room {

/// An empty object for what is none.
[[nodiscard]] wire::Json argumentsOf(const llm::ToolCall &call);
/// Trimmed; what is longer is cut. Empty for what is no text.
[[nodiscard]] QString textAt(const wire::Json &object, const char *key, qsizetype longest);
/// Texts of a list, or the one text that stands in its place; trimmed, none empty, what is one too many left
/// out.
[[nodiscard]] QStringList textsAt(const wire::Json &object, const char *key, qsizetype most,
                                  qsizetype longest);
/// None for a word that names no feeling.
[[nodiscard]] std::optional<model::Emotion> emotionAt(const wire::Json &object, const char *key);
/// The schema of a feeling.
[[nodiscard]] wire::Json emotionSchema();

} // namespace studio::room
