// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/script.h"
#include "core/llm/model_client.h"

#include <QString>

#include <optional>

// Which of its three languages Rehearsal speaks. The Brief tells the language of the talk; a single text is
// judged by its script alone.
namespace studio::llm::rehearsal {

using addressing::isHan;
using addressing::isKana;

/// Kana: Japanese; Han without kana: Chinese; other letters: English; no letters: none.
[[nodiscard]] std::optional<model::Language> languageOf(const QString &text);

/// Whether a text stored under `slot` in a persona can be said in `language`.
[[nodiscard]] bool fits(const QString &text, model::Language slot, model::Language language);

/// Whether the talk is in a language that Rehearsal does not have; it then speaks the persona's own.
[[nodiscard]] bool isOtherTongue(const Brief &brief);

/// The language of the brief. If it names none: that of the newest user message with letters; else of the
/// newest message with letters; else the persona's own. A few Han letters after a Japanese message count as
/// Japanese.
[[nodiscard]] model::Language roomLanguage(const Brief &brief);

} // namespace studio::llm::rehearsal
