// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/token_scale.h"

#include <QStringView>

namespace studio::persona {

/// About how many tokens a model takes a text for. An estimate and to be shown as one: no tokenizer is asked,
/// and each model has its own. It is on the high side, because a prompt that is longer than the context is
/// cut: real tokenizers of six families count no more than a tenth above it (tests/tokens), most of them
/// less.
[[nodiscard]] model::TokenMix tokenMix(QStringView text);
[[nodiscard]] qint64 tokenEstimate(QStringView text, const model::TokenScale &scale = {});

/// The same for what stands about the persona at the head of its prompts, in that language: paid with every
/// turn (and, without sample lines, example dialogue and the author's notes on playing it, with every vote).
[[nodiscard]] qint64 promptHeadTokens(const model::Persona &persona, model::Language language);

} // namespace studio::persona
