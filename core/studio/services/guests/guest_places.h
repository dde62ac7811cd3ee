// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/room.h"

#include <functional>

namespace studio::services {

/// The guests of a room, and the members of its floor. Values only: Director::setGuests applies them.
struct GuestPlaces
{
    QList<model::Guest> guests;
    QList<base::ParticipantId> roster;
};

using IsAway = std::function<bool(const base::ParticipantId &guest)>;

/// The places after a guest has changed: a guest with a seat is at the end of the roster, or where they were.
[[nodiscard]] GuestPlaces placed(GuestPlaces places, const model::Guest &guest);

/// Adds a guest. If there is no room left, the absent guest who came first is forgotten, unless the user has
/// set something for that guest. Conflict: no guest can be forgotten.
[[nodiscard]] base::Result<GuestPlaces> welcomed(GuestPlaces places, const model::Guest &guest,
                                                 const IsAway &isAway);

} // namespace studio::services
