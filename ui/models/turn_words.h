// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/people.h"
#include "ui/models/turn_log.h"

#include <QString>

// What a turn of the log and a round of votes are in words, for the eye and the screen reader alike.
namespace studio::ui {

/// How it came: "asked to answer", "its place in the ring"; empty where that is not known.
[[nodiscard]] QString wayText(LoggedTurn::Way way);
/// "3.4 s"; "1:05 min" from a minute on.
[[nodiscard]] QString durationText(base::Millis duration);
/// All of it: "Aya · asked to answer · spoke 3.4 s · 17:04"
[[nodiscard]] QString turnText(const LoggedTurn &turn, const People &people);
/// The votes of a round: "17:04 · Kyoko 7 · Natsumi no answer in time · Aya 9, wins"
[[nodiscard]] QString roundText(const LoggedRound &round, const People &people);

} // namespace studio::ui
