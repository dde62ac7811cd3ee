// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

// What models will be told, shown before a request is sent. Pure.
namespace studio::agent {

/// The scene as prompts and Rehearsal get it: macros in the companion's texts are replaced. Dice are rolled
/// anew with every message, picks are made once for a room.
[[nodiscard]] Scene expanded(const Scene &scene, QList<model::MacroExpansion> *expansions = nullptr);

/// The exact words of speechPrompt() and votePrompt() as parts with their cost; empty parts are left out. The
/// scene's macros are expanded here.
[[nodiscard]] model::PromptPreview previewPrompt(const Scene &scene);

} // namespace studio::agent
