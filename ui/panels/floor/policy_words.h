// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QString>

// The words of the floor panel for policies without votes: speech is bought (FloorView::meter), the floor
// goes round (FloorView::ring) or down a list (`natural`, `list`, `pooled`), or a model chooses (`director`).
namespace studio::ui {

[[nodiscard]] bool asksForVotes(const ports::FloorView &floor);

/// The newest purchase or refusal, and who is thinking or waiting; before the first one, what to do.
[[nodiscard]] QString meterHeadline(const ports::FloorView &floor, const People &people);
/// The newest purchase or refusal alone, for screen readers: thinking changes too often to announce it.
[[nodiscard]] QString meterAnnouncement(const ports::FloorView &floor, const People &people);
/// Why the current companion has the floor, or why none has it and what would wake the ring.
[[nodiscard]] QString ringHeadline(const ports::FloorView &floor, const People &people);
/// The same, shorter, for the middle of a ring.
[[nodiscard]] QString ringMiddle(const ports::FloorView &floor, const People &people);

/// What a companion does: "thinking…", "waits for 60", "said it for 5", "was silent", "asleep" …
[[nodiscard]] QString rowWord(const ports::FloorRow &row, const ports::FloorView &floor);
/// The whole row: "Kyoko: waits for 60, muted"
[[nodiscard]] QString rowInWords(const ports::FloorRow &row, const ports::FloorView &floor,
                                 const People &people);

} // namespace studio::ui
