// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/policy.h"
#include "core/model/state.h"
#include "core/room/tools/turn_self.h"

// Buying speech on the resource floor, for every tool that can do it.
namespace studio::room {

/// The longest text that a tool accepts, in UTF-16 units: as much as a turn of speech may say. Strict prices
/// allow much less.
inline constexpr qsizetype kLongestSaid = 64 * 1024;

/// The lowest price that pays for a text of that length; the highest price if none is enough. 0 without
/// prices.
[[nodiscard]] int lowestPriceOf(const QString &text, const QList<model::PolicySettings::Tier> &tiers);

/// Buys the text, trimmed. Answers {success, resource, message}, the wording that other programs use. All
/// effects have happened when this returns: the turn may already be over, and then nobody receives the
/// answer.
[[nodiscard]] agent::ToolAnswer buySpeech(const TurnSelf &self, const model::LooseValue &amount,
                                          const QString &text, const QList<base::ParticipantId> &to);

} // namespace studio::room
