// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

// What models will be told, before they are. Pure.
namespace studio::agent {

/// The scene as prompts and Rehearsal are given it: macros in the companion's texts stand for something. Dice
/// fall anew with every message, picks once for a room.
[[nodiscard]] Scene expanded(const Scene &scene, QList<model::MacroExpansion> *expansions = nullptr);

/// The very words of speechPrompt() and votePrompt() in their parts, with what they cost; empty parts are
/// left out. The scene's macros are expanded here.
[[nodiscard]] model::PromptPreview previewPrompt(const Scene &scene);

} // namespace studio::agent
