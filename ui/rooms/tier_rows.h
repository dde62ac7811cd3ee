// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "ui/forms/pair_list.h"

namespace studio::ui {

// The tiers of the resource as rows of a PairList, and back: price and longest text.

[[nodiscard]] QList<PairList::Pair> rowsOf(const QList<model::PolicySettings::Tier> &tiers);

/// What was written in the rows, or what is wrong with it.
struct WrittenTiers
{
    QList<model::PolicySettings::Tier> tiers; ///< of no use with a flaw
    QString flaw;
};
[[nodiscard]] WrittenTiers tiersIn(const QList<PairList::Pair> &rows);

} // namespace studio::ui
