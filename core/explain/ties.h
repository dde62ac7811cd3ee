// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision.h"
#include "core/model/decision_facts.h"

#include <QList>

// Ties of a vote (turn-taking §3.5): the longest silence wins, then the order of the room. Internal to this
// folder.
namespace studio::explain {

/// What broke a tie. Unknown: the facts do not tell, or both rules had a part in it.
enum class TieBreak { Unknown, Silence, Order };

/// All who tie with the winner of a vote, the runner-up first, the others in roster order. Only for a
/// decision whose runner-up has the winner's importance.
[[nodiscard]] QList<base::ParticipantId> tiedWithWinner(const model::Decision &decision);

/// Which of the two rules put the winner before these others.
[[nodiscard]] TieBreak tieBreak(const model::Decision &decision, const QList<base::ParticipantId> &tied,
                                const model::DecisionFacts &facts);

} // namespace studio::explain
