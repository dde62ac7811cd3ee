// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

// The words about a room's level, as plain functions, so that screen, screen reader and tests get the same
// words.
namespace studio::ui {

/// The level before anything is spent.
constexpr int kFullLevel = 100;

/// "40 of 100"
[[nodiscard]] QString levelText(int level);
/// What comes back next and when: "60 come back in 3 s, then 5 more.", or that nothing does.
[[nodiscard]] QString nextRefundText(const ports::MeterView &meter, base::Millis now);
/// Whose part of the level is on its way back: "On its way back: Aya 60, Natsumi 5"; empty if none is.
[[nodiscard]] QString refundsText(const ports::MeterView &meter, const People &people);
/// "5 buys 10 characters · 60 buys 50 · 80 buys 100"
[[nodiscard]] QString pricesText(const QList<model::PolicySettings::Tier> &tiers);
/// "The last 30 seconds"
[[nodiscard]] QString plotText(base::Millis span);

} // namespace studio::ui
