// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/script.h"
#include "core/llm/model_client.h"

#include <QString>

#include <optional>

// Which of its three languages Rehearsal speaks. The language of the talk is told by the Brief; a text by
// itself is judged by its script alone.
namespace studio::llm::rehearsal {

using addressing::isHan;
using addressing::isKana;

/// Kana: Japanese; Han without kana: Chinese; other letters: English; no letters at all: nothing.
[[nodiscard]] std::optional<model::Language> languageOf(const QString &text);

/// Whether a text that stands under `slot` in a persona can be said in `language`.
[[nodiscard]] bool fits(const QString &text, model::Language slot, model::Language language);

/// Whether the talk is in a language that Rehearsal does not have; it goes on in the persona's own then.
[[nodiscard]] bool isOtherTongue(const Brief &brief);

/// That of the brief. Where it names none: of the newest user message that has letters; else of the newest
/// message that has; else the persona's own. A few Han letters after a Japanese message are Japanese.
[[nodiscard]] model::Language roomLanguage(const Brief &brief);

} // namespace studio::llm::rehearsal
