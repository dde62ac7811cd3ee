// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/spoken_language.h"

// Which language a companion answers in: the one rule, for every prompt and for Rehearsal. Pure.
namespace studio::agent {

/// In this order: the room's setting; what its users wrote lately, the newest message counting as much as all
/// before it, a short one less; where that tells nothing, what the others wrote; else the card's own
/// language. A language that the newest message cannot be written in is never named.
[[nodiscard]] model::SpokenLanguage conversationLanguage(const Scene &scene);

/// The same, from the scene where it was told already.
[[nodiscard]] model::SpokenLanguage spokenIn(const Scene &scene);

/// "Korean", or "the language of the conversation" where none can be named.
[[nodiscard]] QString languageForModels(const model::SpokenLanguage &spoken);

/// Which of a persona's texts fits; its main language where it has none of its own.
[[nodiscard]] model::Language textLanguage(const model::SpokenLanguage &spoken, model::Language otherwise);

} // namespace studio::agent
