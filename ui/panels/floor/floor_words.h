// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

// What the floor panel says, as plain functions of the floor, so that the eye, the screen reader and the
// tests get the same words.
namespace studio::ui {

/// The first line: how far the vote is, else the newest decision in one sentence, else what to do. Where no
/// votes are asked for it is of the level or the ring.
[[nodiscard]] QString floorHeadline(const ports::FloorView &floor, const People &people);
/// "turn 3 of 8 · nobody is winding down"
[[nodiscard]] QString floorFooter(const ports::FloorView &floor);
/// Why nothing goes on, or empty.
[[nodiscard]] QString floorRest(const ports::FloorView &floor);
/// What would have changed the newest decision, or empty.
[[nodiscard]] QString floorFlip(const ports::FloorView &floor, const People &people);

/// What a reader is told when it is decided: "Aya speaks, importance 9."; empty while nothing is.
[[nodiscard]] QString floorAnnouncement(const ports::FloorView &floor, const People &people);
/// That the floor is held, or empty.
[[nodiscard]] QString floorHeld(const ports::FloorView &floor);
/// That the room rests because its companions have had all their turns, or empty.
[[nodiscard]] QString floorTurnsSpent(const ports::FloorView &floor);

/// "speak", "speak · asked", "voting…", a cause, "not asked"
[[nodiscard]] QString voteWord(const ports::FloorRow &row);
/// The whole row in words: "Aya: 9 of 10, wants to speak, asked to answer, wins"
[[nodiscard]] QString voteInWords(const ports::FloorRow &row, const People &people);
/// How the vote was had: by what it was held to its form. Of a missing one what went wrong, in the server's
/// words; empty where nothing is known.
[[nodiscard]] QString voteMore(const ports::FloorRow &row);
/// What change of this vote would have given another outcome; says so when there is none.
[[nodiscard]] QString voteFlip(const ports::FloorRow &row, const ports::FloorView &floor,
                               const People &people);

} // namespace studio::ui
