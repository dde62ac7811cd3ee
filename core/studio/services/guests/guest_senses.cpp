// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_senses.h"

#include "core/model/participants.h"
#include "core/room/director.h"
#include "core/studio/services/guests/guest_bounds.h"
#include "core/studio/services/guests/guest_words.h"
#include "core/studio/services/query_service.h"
#include "core/wire/names.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using base::RoomId;
using base::Then;
using model::Origin;

namespace {

constexpr qsizetype kLongestGesture = 64;   // UTF-16 units
constexpr qsizetype kLongestParams = 16384; // bytes

} // namespace

Result<qint64> GuestSenses::act(room::Director &director, const model::Action &action, const Origin &origin)
{
    if (const auto flaw = m_bounds.flawInDeed(director, action.from))
        return tl::unexpected(*flaw);
    if (action.name.isEmpty() || action.name.size() > kLongestGesture ||
        action.params.text.size() > kLongestParams || action.metadata.text.size() > kLongestParams)
        return base::failure(ErrorCode::InvalidInput, GuestPartWords::tr("This gesture is not available."),
                             action.from.value());
    const qint64 seq = director.act(action, origin);
    if (seq == 0) // not Refused: a guest who moves too much is not shown out
        return base::failure(ErrorCode::Conflict, GuestPartWords::tr("Too many gestures in one second."),
                             action.from.value());
    return seq;
}

std::optional<base::Error> GuestSenses::flawInQuery(const room::Director &director, const model::Query &query)
{
    if (const auto flaw = m_bounds.flawInDeed(director, query.from))
        return flaw;
    if (model::isUser(query.from) ||
        model::claimsToBeUser(query.from)) // nobody would know that a program asks
        return base::Error{ErrorCode::Refused,
                           GuestPartWords::tr("A program cannot request this in the name of the user."),
                           query.from.value()};
    if (query.id.size() > query::kLongestId)
        return base::Error{ErrorCode::InvalidInput,
                           GuestPartWords::tr("Shorten the number of this request to at most %L1 characters.")
                               .arg(query::kLongestId),
                           {}};
    if (director.isAsking(query.id))
        return base::Error{ErrorCode::Conflict,
                           GuestPartWords::tr("A request with this number is already waiting."), query.id};
    return std::nullopt;
}

// A released room cancels its queries, and the caller is told.
void GuestSenses::ask(room::Director &director, const model::Query &query, const Origin &origin,
                      const Running<query::QueryCall> &running, const Then<model::QueryResult> &then)
{
    if (const auto flaw = flawInQuery(director, query))
        return then(tl::unexpected(*flaw));
    const RoomId room = director.room().id;
    query::QueryCall *call = director.ask(query, origin, &director);
    *running = call;
    const auto isOver = std::make_shared<bool>(false);
    connect(call, &query::QueryCall::answered, this, [isOver, then](const query::Answer &answer) {
        *isOver = true;
        then(answer.result);
    });
    connect(call, &QObject::destroyed, this, [room, isOver, then] {
        if (!*isOver)
            then(base::failure(ErrorCode::Cancelled,
                               GuestPartWords::tr("The room was closed before the answer came."),
                               room.value()));
    });
    if (origin == wire::nameOf(model::Guest::Door::Firehose))
        m_queries.keepInside(room, query.id); // the door that it came in by does not hear it
}

} // namespace studio::services
