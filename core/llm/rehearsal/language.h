// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QString>

#include <optional>

// Which language a text is in and which one the room speaks. Judged by script alone; not a detector of the
// many languages that share the Latin letters: those are answered in English.
namespace studio::llm::rehearsal {

[[nodiscard]] bool isHan(QChar unit);
[[nodiscard]] bool isKana(QChar unit);
/// Kana of the angular sort, with the lengthening mark.
[[nodiscard]] bool isKatakana(QChar unit);

/// Kana: Japanese; Han without kana: Chinese; other letters: English; no letters at all: nothing.
[[nodiscard]] std::optional<model::Language> languageOf(const QString &text);

/// Whether a text that stands under `slot` in a persona can be said in `language`.
[[nodiscard]] bool fits(const QString &text, model::Language slot, model::Language language);

/// Of the newest user message that has letters; else of the newest message that has; else the persona's own.
/// A few Han letters after a Japanese message are Japanese.
[[nodiscard]] model::Language roomLanguage(const Brief &brief);

} // namespace studio::llm::rehearsal
