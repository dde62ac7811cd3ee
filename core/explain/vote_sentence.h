// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision.h"
#include "core/model/decision_facts.h"

#include <QString>

// Why the winner of a vote speaks, or why a vote had no winner. Internal to this folder; decisionSentence()
// is for others.
namespace studio::explain {

[[nodiscard]] QString selectedSentence(const model::Decision &decision, const Names &names,
                                       const model::DecisionFacts &facts);
[[nodiscard]] QString speakSentence(const model::Decision &decision, const Names &names,
                                    const model::DecisionFacts &facts);
[[nodiscard]] QString courtesySentence(const model::Decision &decision, const Names &names);
/// Who had the turn before and did not use it; the last of them if there were two.
[[nodiscard]] QString secondSentence(const model::Decision &decision, const Names &names);
/// No vote came in, so the winner speaks without one.
[[nodiscard]] QString noVotesSentence(const model::Decision &decision, const Names &names,
                                      const model::DecisionFacts &facts);
[[nodiscard]] QString nobodySentence(const model::Decision &decision, const Names &names,
                                     const model::DecisionFacts &facts);
/// The cause that nobodySentence() names as the reason, so that nothing else needs to.
[[nodiscard]] std::optional<model::Cause> causeOfNobody(const model::Decision &decision);

} // namespace studio::explain
