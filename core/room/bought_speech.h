// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/policy.h"
#include "core/model/state.h"
#include "core/room/tools/turn_self.h"

// How speech is bought on the resource floor, whatever tool it is bought with.
namespace studio::room {

/// The longest text that a tool takes, in UTF-16 units: as much as a turn of speech may say. Where prices are
/// strict they allow much less.
inline constexpr qsizetype kLongestSaid = 64 * 1024;

/// The lowest price of a text of that length; the highest where none is enough. 0 without prices.
[[nodiscard]] int lowestPriceOf(const QString &text, const QList<model::PolicySettings::Tier> &tiers);

/// Buys the text, trimmed. Answers {success, resource, message}, in the words of other houses. What it causes
/// has happened when this returns: the turn may be over by then, and nobody hears the answer.
[[nodiscard]] agent::ToolAnswer buySpeech(const TurnSelf &self, const model::LooseValue &amount,
                                          const QString &text, const QList<base::ParticipantId> &to);

} // namespace studio::room
