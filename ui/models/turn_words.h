// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/people.h"
#include "ui/models/turn_log.h"

#include <QString>

// A turn of the log and a round of votes in words, for the window and the screen reader alike.
namespace studio::ui {

/// How the turn came about: "asked to answer", "its place in the ring"; empty if unknown.
[[nodiscard]] QString wayText(LoggedTurn::Way way);
/// "3.4 s"; from a minute on "1:05 min".
[[nodiscard]] QString durationText(base::Millis duration);
/// The whole line: "Aya · asked to answer · spoke 3.4 s · 17:04"
[[nodiscard]] QString turnText(const LoggedTurn &turn, const People &people);
/// The votes of a round: "17:04 · Kyoko 7 · Natsumi no answer in time · Aya 9, wins"
[[nodiscard]] QString roundText(const LoggedRound &round, const People &people);

} // namespace studio::ui
