// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_service.h"

#include "core/model/participants.h"
#include "core/query/desk.h"
#include "core/studio/services/query_service.h"
#include "core/wire/names.h"

// Guests' acts, and their queries to the user's machine.
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

void GuestService::act(const RoomId &room, const model::Action &action, const Origin &origin, Then<void> then)
{
    change(
        room,
        [this, action, origin](room::Director &director) -> Result<qint64> {
            if (const auto flaw = flawInDeed(director, action.from))
                return tl::unexpected(*flaw);
            if (action.name.isEmpty() || action.name.size() > kLongestGesture ||
                action.params.text.size() > kLongestParams || action.metadata.text.size() > kLongestParams)
                return base::failure(ErrorCode::InvalidInput, tr("This is no gesture that could be made."),
                                     action.from.value());
            const qint64 seq = director.act(action, origin);
            if (seq == 0) // not Refused: a guest who moves too much is not shown out
                return base::failure(ErrorCode::Conflict, tr("Those were too many gestures in a second."),
                                     action.from.value());
            return seq;
        },
        then);
}

base::Job GuestService::ask(const RoomId &room, const model::Query &query, const Origin &origin,
                            Then<model::QueryResult> then)
{
    const auto running = std::make_shared<QPointer<query::QueryCall>>();
    work([this, room, query, origin, running, then] {
        m_rooms.withWritable(
            room,
            [this, query, origin, running, then](OpenRooms::Room &open) {
                askDesk(*open.director, query, origin, running, then);
            },
            [then](const Result<void> &refused) { then(tl::unexpected(refused.error())); });
    });
    return jobOf(this, running, &query::QueryCall::cancel);
}

std::optional<base::Error> GuestService::flawInQuery(const room::Director &director,
                                                     const model::Query &query)
{
    if (const auto flaw = flawInDeed(director, query.from))
        return flaw;
    if (model::isUser(query.from) ||
        model::claimsToBeUser(query.from)) // nobody would know that a program asks
        return base::Error{ErrorCode::Refused, tr("A program cannot ask for this in the name of the user."),
                           query.from.value()};
    if (query.id.size() > query::kLongestId)
        return base::Error{ErrorCode::InvalidInput, tr("The number of this request is too long."), {}};
    if (director.isAsking(query.id))
        return base::Error{ErrorCode::Conflict, tr("A request of that number is waiting already."), query.id};
    return std::nullopt;
}

// A released room cancels its queries, and the caller is told.
void GuestService::askDesk(room::Director &director, const model::Query &query, const Origin &origin,
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
            then(base::failure(ErrorCode::Cancelled, tr("The room was closed before the answer came."),
                               room.value()));
    });
    if (origin == wire::nameOf(model::Guest::Door::Firehose))
        m_queries.keepInside(room, query.id); // the door that it came in by does not hear it
}

void GuestService::answer(const model::QueryResult &result, Then<void> then)
{
    m_queries.answerFromOutside(result, then);
}

// In order with the queries.
void GuestService::setAnswerers(model::Guest::Door door, qsizetype programs)
{
    QMetaObject::invokeMethod(
        this, [this, door, programs] { m_queries.setAnswerers(door, programs); }, Qt::QueuedConnection);
}

} // namespace studio::services
