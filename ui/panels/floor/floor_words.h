// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

// The words of the floor panel, as plain functions of the floor, so that screen, screen reader and tests get
// the same words.
namespace studio::ui {

/// The first line: the progress of the vote, else the newest decision in one sentence, else what to do. In
/// policies without votes it is about the level or the ring.
[[nodiscard]] QString floorHeadline(const ports::FloorView &floor, const People &people);
/// "turn 3 of 8 · nobody is winding down"
[[nodiscard]] QString floorFooter(const ports::FloorView &floor);
/// Why the room does not continue, or empty.
[[nodiscard]] QString floorRest(const ports::FloorView &floor);
/// The change that would have changed the newest decision, or empty.
[[nodiscard]] QString floorFlip(const ports::FloorView &floor, const People &people);

/// What screen readers announce on a decision: "Aya speaks, importance 9."; empty without a decision.
[[nodiscard]] QString floorAnnouncement(const ports::FloorView &floor, const People &people);
/// Says that the floor is held, or empty.
[[nodiscard]] QString floorHeld(const ports::FloorView &floor);
/// Says that the room rests because its companions have had all their turns, or empty.
[[nodiscard]] QString floorTurnsSpent(const ports::FloorView &floor);

/// "speak", "speak · asked", "voting…", a cause, "not asked"
[[nodiscard]] QString voteWord(const ports::FloorRow &row);
/// The whole row in words: "Aya: 9 of 10, wants to speak, asked to answer, wins"
[[nodiscard]] QString voteInWords(const ports::FloorRow &row, const People &people);
/// How the vote was obtained, that is, how its form was enforced. For a missing vote, what went wrong, in the
/// server's words; empty if nothing is known.
[[nodiscard]] QString voteMore(const ports::FloorRow &row);
/// The change of this vote that would have given another outcome; says so if there is none.
[[nodiscard]] QString voteFlip(const ports::FloorRow &row, const ports::FloorView &floor,
                               const People &people);

/// On the chip of a row: what the companion does beside voting, such as "wins"; empty: no chip.
[[nodiscard]] QString rowChip(const ports::FloorRow &row);

} // namespace studio::ui
