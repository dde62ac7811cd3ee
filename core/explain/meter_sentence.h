// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/cause.h"
#include "core/model/floor.h"

#include <QString>

#include <optional>

// Speech that is bought, in words: who got the word for how much, who did not and why, who waits.
namespace studio::explain {

/// "Aya said it for 60; 40 of 100 left."
[[nodiscard]] QString boughtSentence(const base::ParticipantId &who, int amount, int left,
                                     const Names &names);

/// Why a purchase was refused, from the floor's own word for it.
enum class Refusal { TooDear, TooLong, Repeated };
[[nodiscard]] Refusal refusalFrom(const QString &word);
/// "Kyoko wanted 60, had 40."; "Kyoko wanted to say more than the 10 characters that 5 buys."
[[nodiscard]] QString refusedSentence(const base::ParticipantId &who, int amount, int level,
                                      const QString &word, const Names &names);
/// The same without the name, for a list: "wanted 60, had 40"
[[nodiscard]] QString refusedPhrase(int amount, int level, const QString &word);

/// "Kyoko waits until the level reaches 60."
[[nodiscard]] QString waitingSentence(const base::ParticipantId &who, int wanted, const Names &names);

/// How a turn ended, a phrase: "passed: nothing to say", "was stopped: you came in"; empty for Spoke.
[[nodiscard]] QString endingPhrase(model::Outcome outcome, const std::optional<model::Cause> &cause);

} // namespace studio::explain
