// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/state.h"

#include <QStringView>

#include <optional>

// What speech costs on the resource floor (§4, tiers).
namespace studio::turn {

/// The whole number 0..100 that was offered; none for anything else.
[[nodiscard]] std::optional<int> readAmount(const model::LooseValue &value);

/// The length of a message that this amount buys, in grapheme clusters: 0 below the first price.
[[nodiscard]] int longestFor(int amount, const QList<model::PolicySettings::Tier> &tiers);

/// A message that cost less than this is a backchannel.
[[nodiscard]] int backchannelBelow(const QList<model::PolicySettings::Tier> &tiers);

/// The number of extended grapheme clusters; counting stops at `atMost`.
[[nodiscard]] int graphemes(QStringView text, int atMost);

} // namespace studio::turn
