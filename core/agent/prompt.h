// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

#include <QList>

// The prompts, word for word; real models read this and nothing else. Pure.
namespace studio::agent {

/// Asks the companion for their next line; with kNoReply the companion stays silent.
[[nodiscard]] QList<llm::ChatText> speechPrompt(const Scene &scene, bool withTools = false);
/// The part of it that asks this companion, as prompt parts.
[[nodiscard]] QList<model::PromptPart> speechAsk(const Scene &scene, bool withTools = false);

inline constexpr QLatin1StringView kNoReply{"NO_REPLY"};

} // namespace studio::agent
