// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

namespace studio::ui {

/// How one companion stands on the stage: everything that the picture shows, as a value.
struct ActorLook
{
    /// The ring around the face. Hollow while a vote is awaited, filled as far as it counts, hatched where it
    /// is missing.
    enum class Ring { None, Hollow, Filled, Hatched };

    base::ParticipantId id;
    QString name;
    QString state;  ///< the words below the name: "votes 7", "no answer in time"
    QString mark;   ///< "guest", "guest, away", or empty
    QString colour; ///< "#rrggbb" as written in the persona
    Ring ring = Ring::None;
    int importance = 0;   ///< of a filled ring, 0..10
    bool star = false;    ///< it won the newest round
    bool forward = false; ///< it has the floor, or will have it in a moment
    bool speaking = false;
    bool asleep = false; ///< it has taken its leave and says no more, or the ring sleeps
    bool muted = false;
    bool cues = false; ///< a click gives it the floor: nobody has it and nothing is voted on
    int place = 0;     ///< in the queue for the floor, the next one first: 1, 2, …; 0: it is in none

    bool operator==(const ActorLook &) const = default;
};

/// A row of that floor. Who thinks has a hollow ring; where the ring of companions sleeps, all do.
[[nodiscard]] ActorLook actorLook(const ports::FloorRow &row, const ports::FloorView &floor,
                                  const People &people);

} // namespace studio::ui
