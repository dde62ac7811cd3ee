// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

namespace studio::ui {

/// How one companion appears on the stage: everything that the picture shows, as a value.
struct ActorLook
{
    /// The ring around the face. Hollow while a vote is awaited, filled by the importance of the vote,
    /// hatched if the vote is missing. A filled ring ends with the turn to which the votes led.
    enum class Ring { None, Hollow, Filled, Hatched };

    /// The hand of a vote that is not decided yet, and of its winner until they begin to speak.
    enum class Hand { None, Raised, Missing };

    base::ParticipantId id;
    QString name;
    QString state;  ///< the words below the name: "votes 7", "no answer in time"
    QString mark;   ///< "guest", "guest, away", or empty
    QString colour; ///< "#rrggbb" as written in the persona
    Ring ring = Ring::None;
    int importance = 0;   ///< of a filled ring, 0..10
    bool star = false;    ///< won the newest round, and their turn is not over
    bool forward = false; ///< has the floor, or will have it in a moment
    bool speaking = false;
    bool asleep = false; ///< has taken leave and says no more, or the ring sleeps
    bool muted = false;
    bool cues = false; ///< a click gives the floor: nobody has it and there is no vote
    Hand hand = Hand::None;
    int place = 0; ///< in the queue for the floor: 1 is next; 0: not in the queue

    bool operator==(const ActorLook &) const = default;
};

/// The look of a row of that floor. A companion that thinks has a hollow ring; if the ring of companions
/// sleeps, all of them sleep.
[[nodiscard]] ActorLook actorLook(const ports::FloorRow &row, const ports::FloorView &floor,
                                  const People &people);

} // namespace studio::ui
