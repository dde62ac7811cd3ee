// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/room.h"

#include <functional>

namespace studio::services {

/// The guests of a room, and who is on its floor. Values only: Director::setGuests makes it so.
struct GuestPlaces
{
    QList<model::Guest> guests;
    QList<base::ParticipantId> roster;
};

using IsAway = std::function<bool(const base::ParticipantId &guest)>;

/// As it is when this guest is as it is now: one with a seat is at the end of the roster, or where it was.
[[nodiscard]] GuestPlaces placed(GuestPlaces places, const model::Guest &guest);

/// Somebody comes in. Where there is no room left, the one who came first of those who are away is forgotten,
/// unless the user has set something for it. Conflict: nobody can be.
[[nodiscard]] base::Result<GuestPlaces> welcomed(GuestPlaces places, const model::Guest &guest,
                                                 const IsAway &isAway);

} // namespace studio::services
