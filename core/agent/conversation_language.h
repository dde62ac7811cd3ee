// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/spoken_language.h"

// The language in which a companion answers: the one rule, for every prompt and for Rehearsal. Pure.
namespace studio::agent {

/// In this order: the room's setting; what its users wrote lately (the newest message counts as much as all
/// earlier messages together, a short message less); if that is unclear, what the others wrote; else the
/// card's own language. A language that the newest message cannot be written in is never named.
[[nodiscard]] model::SpokenLanguage conversationLanguage(const Scene &scene);

/// The same, read from a scene in which it is already set.
[[nodiscard]] model::SpokenLanguage spokenIn(const Scene &scene);

/// "Korean", or "the language of the conversation" if no language can be named.
[[nodiscard]] QString languageForModels(const model::SpokenLanguage &spoken);

/// The language of a persona's texts that fits best; the main language if the persona has no texts in the
/// spoken one.
[[nodiscard]] model::Language textLanguage(const model::SpokenLanguage &spoken, model::Language otherwise);

} // namespace studio::agent
