// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

// The words of the floor panel, as plain functions of the floor, so that screen, screen reader and tests get
// the same words.
namespace studio::ui {

/// The first line, about now: the progress of the vote, else who has the floor and why, else why nobody has
/// it and who had it last, else what to do. In policies without votes it is about the level or the ring.
[[nodiscard]] QString floorHeadline(const ports::FloorView &floor, const People &people);
/// The newest decision in one sentence, as at its time; empty without a decision.
[[nodiscard]] QString decisionHeadline(const ports::FloorView &floor, const People &people);
/// "turn 3 of 8 · nobody is winding down"
[[nodiscard]] QString floorFooter(const ports::FloorView &floor);
/// Why the room does not continue; empty if it continues, or if the headline says it.
[[nodiscard]] QString floorRest(const ports::FloorView &floor);
/// The change that would have changed the newest decision, or empty.
[[nodiscard]] QString floorFlip(const ports::FloorView &floor, const People &people);

/// What screen readers announce on a decision: "Aya speaks, importance 9.", and at rest the reason; else
/// empty.
[[nodiscard]] QString floorAnnouncement(const ports::FloorView &floor, const People &people);
/// The same for a decision of the past: "Aya speaks, importance 9."
[[nodiscard]] QString decisionAnnouncement(const ports::FloorView &floor, const People &people);
/// Says that the floor is held, or empty.
[[nodiscard]] QString floorHeld(const ports::FloorView &floor);
/// Says that the room rests because its companions have had all their turns, or empty.
[[nodiscard]] QString floorTurnsSpent(const ports::FloorView &floor);

/// "speak", "speak · asked", "voting…", a cause, "not asked"
[[nodiscard]] QString voteWord(const ports::FloorRow &row);
/// The whole row in words: "Aya: 9 of 10, wants to speak, called on, wins"; if the round is over,
/// "Aya: last vote 9 of 10, wants to speak, called on"
[[nodiscard]] QString voteInWords(const ports::FloorRow &row, const People &people, bool isOver = false);
/// How the vote was obtained, that is, how its form was enforced. For a missing vote, what went wrong, in the
/// server's words; empty if nothing is known.
[[nodiscard]] QString voteMore(const ports::FloorRow &row);
/// The change of this vote that would have given another outcome; says so if there is none.
[[nodiscard]] QString voteFlip(const ports::FloorRow &row, const ports::FloorView &floor,
                               const People &people);

/// On the chip of a row: what the companion does beside voting, such as "wins"; empty: no chip.
[[nodiscard]] QString rowChip(const ports::FloorRow &row);

} // namespace studio::ui
