// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_bounds.h"

#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/room/director.h"
#include "core/studio/services/guests/guest_cards.h"
#include "core/studio/services/guests/guest_words.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::RoomId;
using model::Guest;

namespace {

/// Names cost nothing, so participants unknown to the room share one limit.
ParticipantId countedAs(const room::Director &director, const ParticipantId &from)
{
    return director.people().guest(from) ? from : ParticipantId(u"guest:"_s);
}

} // namespace

Error GuestBounds::closedRoom(const RoomId &room)
{
    return {ErrorCode::Refused, GuestPartWords::tr("This room is closed."), room.value()};
}

std::optional<Error> GuestBounds::flawIn(const room::Director &director, const ParticipantId &from)
{
    if (!isPlainId(from))
        return Error{ErrorCode::InvalidInput,
                     GuestPartWords::tr("Only guests and users can connect through the doors."),
                     from.value().left(model::kLongestWireName)};
    if (const Guest *guest = director.people().guest(from); guest && guest->removed)
        return Error{ErrorCode::Refused, GuestPartWords::tr("This guest was removed from the room."),
                     from.value()};
    if (director.room().deleted)
        return closedRoom(director.room().id);
    return std::nullopt;
}

// All users share one more limit.
std::optional<int> GuestBounds::passedBound(const room::Director &director, const ParticipantId &from)
{
    const auto pass = [&](const ParticipantId &who, int most) {
        return m_pace.mayGo(director.room().id, who, most) ? std::nullopt : std::optional(most);
    };
    if (const Guest *guest = director.people().guest(from))
        return pass(from, guest->perMinute.value_or(model::kGuestMessagesPerMinute));
    if (!model::isUser(from))
        return pass(ParticipantId(u"guest:"_s), model::kGuestMessagesPerMinute);
    const auto own = pass(from, model::kGuestMessagesPerMinute);
    return own ? own : pass(ParticipantId(u"users"_s), kUsersPerMinute);
}

std::optional<Error> GuestBounds::flawInDeed(const room::Director &director, const ParticipantId &from)
{
    if (auto flaw = flawIn(director, from))
        return flaw;
    if (!m_deeds.mayGo(director.room().id, countedAs(director, from), kDeedsPerMinute))
        return Error{ErrorCode::Refused, GuestPartWords::tr("Too many requests in one minute."),
                     from.value()};
    return std::nullopt;
}

bool GuestBounds::mayVote(const room::Director &director, const ParticipantId &from)
{
    return m_votes.mayGo(director.room().id, countedAs(director, from), kDeedsPerMinute);
}

} // namespace studio::services
