// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_places.h"

#include "core/model/room_limits.h"
#include "core/studio/services/guests/guest_words.h"

#include <algorithm>

namespace studio::services {

using base::ErrorCode;
using base::ParticipantId;
using model::Guest;

namespace {

enum class Seat { Any, Taken };

bool isKnown(const GuestPlaces &places, const ParticipantId &id)
{
    return std::any_of(places.guests.cbegin(), places.guests.cend(),
                       [&id](const Guest &guest) { return guest.id == id; });
}

/// Forgets the first guest who may be forgotten; false if there is none.
bool forgetOne(GuestPlaces &places, const ParticipantId &notThis, Seat seat, const IsAway &isAway)
{
    const auto found = std::find_if(places.guests.begin(), places.guests.end(), [&](const Guest &guest) {
        const bool isItsSeatWanted = seat == Seat::Any || places.roster.contains(guest.id);
        return guest.id != notThis && isItsSeatWanted && !guest.removed && !guest.perMinute &&
               isAway(guest.id);
    });
    if (found == places.guests.end())
        return false;
    places.roster.removeAll(found->id);
    places.guests.erase(found);
    return true;
}

} // namespace

GuestPlaces placed(GuestPlaces places, const Guest &guest)
{
    const auto known = std::find_if(places.guests.begin(), places.guests.end(),
                                    [&guest](const Guest &one) { return one.id == guest.id; });
    if (known == places.guests.end())
        places.guests.append(guest);
    else
        *known = guest;
    const bool takesPart = guest.seated && !guest.removed;
    if (takesPart && !places.roster.contains(guest.id))
        places.roster.append(guest.id);
    else if (!takesPart)
        places.roster.removeAll(guest.id);
    return places;
}

base::Result<GuestPlaces> welcomed(GuestPlaces places, const Guest &guest, const IsAway &isAway)
{
    const bool needsSeat = guest.seated && !places.roster.contains(guest.id);
    if (needsSeat && places.roster.size() >= model::kMostInRoom &&
        !forgetOne(places, guest.id, Seat::Taken, isAway))
        return base::failure(ErrorCode::Conflict, GuestWords::tr("This room has no free seat."),
                             guest.wireName);
    if (!isKnown(places, guest.id) && places.guests.size() >= model::kMostGuests &&
        !forgetOne(places, guest.id, Seat::Any, isAway))
        return base::failure(ErrorCode::Conflict, GuestWords::tr("This room cannot take more guests."),
                             guest.wireName);
    return placed(std::move(places), guest);
}

} // namespace studio::services
