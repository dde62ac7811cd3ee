// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"
#include "core/llm/rehearsal/tariff.h"

// "Mm-hm.", "うん。", "嗯。": a sign that one listens, which takes the word from nobody.
namespace studio::llm::rehearsal {

/// Whether the newest message of the talk proper leaves room for one of this companion: two are enough for
/// one message, and nobody gives a sign twice.
[[nodiscard]] bool hasRoomForBackchannel(const Brief &brief, const Tariff &tariff);

/// One that fits the tier, in the companion's manner: a hello among greetings, a pondering one to a question
/// that waits for its answer. Never the newest one of its own again, nor if there is another one any of those
/// that were said of late; empty if none fits.
[[nodiscard]] QString backchannel(const Brief &brief, const Situation &seen, const Tariff &tariff, Dice dice);

} // namespace studio::llm::rehearsal
