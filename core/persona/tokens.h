// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QStringView>

namespace studio::persona {

/// About how many tokens a model takes a text for. An estimate and to be shown as one: no tokeniser is asked,
/// and each model has its own. Counted is by rule of thumb: a token for each Han, kana or Hangul character,
/// one for four Latin letters, one for three digits, two for an emoji.
[[nodiscard]] qint64 tokenEstimate(QStringView text);

/// The same for what stands about the persona at the head of its prompts, in that language: paid with every
/// turn (and, without sample lines, example dialogue and the author's notes on playing it, with every vote).
[[nodiscard]] qint64 promptHeadTokens(const model::Persona &persona, model::Language language);

} // namespace studio::persona
