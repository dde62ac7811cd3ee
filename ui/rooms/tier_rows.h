// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/forms/pair_list.h"

namespace studio::ui {

// Converts the tiers of `resource` to rows of a PairList, and back: price and longest text.

[[nodiscard]] QList<PairList::Pair> rowsOf(const QList<model::PolicySettings::Tier> &tiers);

/// The content of the rows, or its flaw.
struct WrittenTiers
{
    QList<model::PolicySettings::Tier> tiers; ///< invalid with a flaw
    QString flaw;
};
[[nodiscard]] WrittenTiers tiersIn(const QList<PairList::Pair> &rows);

} // namespace studio::ui
