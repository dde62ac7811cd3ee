// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

#include <QList>

// The prompt for votes, word for word. Pure.
namespace studio::agent {

/// Asks a sober judge, out of character, for the companion's vote on the last message, as one JSON object in
/// the form of vote_schema.h.
[[nodiscard]] QList<llm::ChatText> votePrompt(const Scene &scene);
/// The part of it that asks about this companion, as prompt parts.
[[nodiscard]] QList<model::PromptPart> voteAsk(const Scene &scene);

/// The same for several companions who have heard the same.
[[nodiscard]] QList<llm::ChatText> votesPrompt(const QList<Scene> &scenes);

/// Added to either prompt if the answer held no JSON: asks for the same in the fewest words.
[[nodiscard]] QString twoWordsAsk(const QList<base::ParticipantId> &voters);

} // namespace studio::agent
