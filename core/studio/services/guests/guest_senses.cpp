// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_service.h"

#include "core/model/participants.h"
#include "core/query/desk.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/request_ids.h"
#include "core/wire/names.h"

// What guests do with their bodies, and what they ask of the user's machine.
namespace studio::services {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using base::RoomId;
using model::Origin;

namespace {

constexpr qsizetype kLongestGesture = 64;   // UTF-16 units
constexpr qsizetype kLongestParams = 16384; // bytes

} // namespace

RequestId GuestService::act(const RoomId &room, const model::Action &action, const Origin &origin)
{
    return change(room, [this, action, origin](room::Director &director) -> Result<qint64> {
        if (const auto flaw = flawInDeed(director, action.from))
            return tl::unexpected(*flaw);
        if (action.name.isEmpty() || action.name.size() > kLongestGesture ||
            action.params.text.size() > kLongestParams || action.metadata.text.size() > kLongestParams)
            return base::failure(ErrorCode::InvalidInput, tr("This is no gesture that could be made."),
                                 action.from.value());
        const qint64 seq = director.act(action, origin);
        if (seq == 0) // no Refused: who moves too much is not shown out
            return base::failure(ErrorCode::Conflict, tr("Those were too many gestures in a second."),
                                 action.from.value());
        return seq;
    });
}

RequestId GuestService::ask(const RoomId &room, const model::Query &query, const Origin &origin)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this,
        [this, room, query, origin, request] {
            m_rooms.withWritable(
                room,
                [this, query, origin, request](OpenRooms::Room &open) {
                    askDesk(*open.director, request, query, origin);
                },
                answerTo(request));
        },
        Qt::QueuedConnection);
    return request;
}

// A room that is let go takes its queries with it; whoever asked is told so.
void GuestService::askDesk(room::Director &director, const RequestId &request, const model::Query &query,
                           const Origin &origin)
{
    if (const auto flaw = flawInDeed(director, query.from))
        return Q_EMIT failed(request, *flaw);
    if (model::isUser(query.from) ||
        model::claimsToBeUser(query.from)) // nobody would know that a program wants it
        return Q_EMIT failed(request, {ErrorCode::Refused,
                                       tr("A program cannot ask for this in the name of the user."),
                                       query.from.value()});
    if (query.id.size() > query::kLongestId)
        return Q_EMIT failed(request,
                             {ErrorCode::InvalidInput, tr("The number of this request is too long."), {}});
    if (director.isAsking(query.id))
        return Q_EMIT failed(
            request, {ErrorCode::Conflict, tr("A request of that number is waiting already."), query.id});
    const RoomId room = director.room().id;
    query::QueryCall *call = director.ask(query, origin, &director);
    auto isOver = std::make_shared<bool>(false);
    m_asked.insert(request, call);
    connect(call, &query::QueryCall::answered, this,
            [this, request, room, isOver](const query::Answer &answer) {
                *isOver = true;
                m_asked.remove(request);
                Q_EMIT queryAnswered(request, room, answer.result);
                Q_EMIT done(request);
            });
    connect(call, &QObject::destroyed, this, [this, request, room, isOver] {
        m_asked.remove(request);
        if (!*isOver)
            Q_EMIT failed(request, {ErrorCode::Cancelled, tr("The room was closed before the answer came."),
                                    room.value()});
    });
    if (origin == wire::nameOf(model::Guest::Door::Firehose))
        m_queries.keepInside(room, query.id); // where it came in it does not go out
}

void GuestService::takeBack(const RequestId &request)
{
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            if (const QPointer<query::QueryCall> call = m_asked.take(request))
                call->cancel();
        },
        Qt::QueuedConnection);
}

RequestId GuestService::answer(const model::QueryResult &result)
{
    const RequestId request = nextRequestId();
    const auto tell = [this, request](const Result<void> &taken) {
        if (taken)
            Q_EMIT done(request);
        else
            Q_EMIT failed(request, taken.error());
    };
    m_queries.answerFromOutside(result, {this, tell});
    return request;
}

// In order with what is asked for.
void GuestService::setAnswerers(model::Guest::Door door, qsizetype programs)
{
    QMetaObject::invokeMethod(
        this, [this, door, programs] { m_queries.setAnswerers(door, programs); }, Qt::QueuedConnection);
}

} // namespace studio::services
