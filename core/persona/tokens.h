// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/token_scale.h"

#include <QStringView>

namespace studio::persona {

/// About how many tokens a model counts for a text. Show it as an estimate: no tokenizer is asked, and each
/// model has its own. It is on the high side, because a prompt that is longer than the context is cut: real
/// tokenizers of six families count at most a tenth more (tests/tokens), most of them less.
[[nodiscard]] model::TokenMix tokenMix(QStringView text);
[[nodiscard]] qint64 tokenEstimate(QStringView text, const model::TokenScale &scale = {});

/// The same for the persona at the head of the companion's prompts, in that language: paid with every turn
/// (and, without sample lines, example dialogue and the author's notes on playing the companion, with every
/// vote).
[[nodiscard]] qint64 promptHeadTokens(const model::Persona &persona, model::Language language);

} // namespace studio::persona
