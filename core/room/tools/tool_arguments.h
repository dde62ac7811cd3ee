// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/emotion.h"
#include "core/wire/json.h"

#include <optional>

// Reads the arguments of a tool call. A model wrote them, so nothing is assumed about them. Pure.
namespace studio::room {

/// The arguments as an object; an empty object if they are not one.
[[nodiscard]] wire::Json argumentsOf(const llm::ToolCall &call);
/// The text, trimmed and cut to `longest`. Empty if the value is not a text.
[[nodiscard]] QString textAt(const wire::Json &object, const char *key, qsizetype longest);
/// The texts of a list, or a single text in its place; trimmed, without empty texts and without those beyond
/// `most`.
[[nodiscard]] QStringList textsAt(const wire::Json &object, const char *key, qsizetype most,
                                  qsizetype longest);
/// The feeling; none for a word that names no feeling.
[[nodiscard]] std::optional<model::Emotion> emotionAt(const wire::Json &object, const char *key);
/// The schema of a feeling.
[[nodiscard]] wire::Json emotionSchema();

} // namespace studio::room
