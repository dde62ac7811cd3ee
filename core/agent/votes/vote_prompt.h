// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/prompt_part.h"

#include <QList>

// What a model is told when it is asked for votes, word for word. Pure.
namespace studio::agent {

/// Asks a sober judge, out of character, for the companion's vote on the last message, as one JSON object in
/// the form of vote_schema.h.
[[nodiscard]] QList<llm::ChatText> votePrompt(const Scene &scene);
/// What of it is asked about this one companion, in its parts.
[[nodiscard]] QList<model::PromptPart> voteAsk(const Scene &scene);

/// The same for several companions at once, who have heard the same.
[[nodiscard]] QList<llm::ChatText> votesPrompt(const QList<Scene> &scenes);

/// What is added to either where no JSON came of it: the same in the fewest words.
[[nodiscard]] QString twoWordsAsk(const QList<base::ParticipantId> &voters);

} // namespace studio::agent
