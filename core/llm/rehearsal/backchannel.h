// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"
#include "core/llm/rehearsal/tariff.h"

// "Mm-hm.", "うん。", "嗯。": a sign of listening that takes the floor from nobody.
namespace studio::llm::rehearsal {

/// Whether the newest message of the talk proper leaves room for a sign of this companion: two are enough for
/// one message, and nobody gives a sign twice.
[[nodiscard]] bool hasRoomForBackchannel(const Brief &brief, const Tariff &tariff);

/// A sign that fits the tier and the companion's manner: a hello among greetings, a pondering sign to a
/// question that waits for its answer. Never the companion's own newest sign again, and none of the recent
/// signs if there is another; empty if none fits.
[[nodiscard]] QString backchannel(const Brief &brief, const Situation &seen, const Tariff &tariff, Dice dice);

} // namespace studio::llm::rehearsal
