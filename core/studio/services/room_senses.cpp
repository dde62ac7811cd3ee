// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/model/participants.h"
#include "core/query/desk.h"
#include "core/studio/services/origin.h"

// What comes from outside of bodies and senses: acts, and queries.
namespace studio::services {

using base::ErrorCode;
using base::RequestId;
using base::RoomId;

namespace {

/// Users and guests come and go; a companion acts where it takes part.
bool isElsewhere(const base::ParticipantId &id, const room::Director &director)
{
    return model::isCompanion(id) && !director.room().roster.contains(id);
}

} // namespace

// Which gestures a persona allows binds its model alone: whoever calls this is not that.
RequestId RoomService::act(const RoomId &room, const model::Action &action)
{
    if (action.from.isEmpty() || action.name.isEmpty())
        return refuseLater(
            {ErrorCode::InvalidInput, tr("A gesture needs a name, and somebody who makes it."), {}});
    return changeOrRefuse(room, [action](room::Director &director) -> base::Result<qint64> {
        if (isElsewhere(action.from, director))
            return base::failure(ErrorCode::InvalidInput, tr("This companion is not in the room."),
                                 action.from.value());
        return director.act(action, kUser);
    });
}

RequestId RoomService::ask(const RoomId &room, const model::Query &query)
{
    if (query.from.isEmpty() || query.id.size() > query::kLongestId)
        return refuseLater({ErrorCode::InvalidInput,
                            tr("A request needs somebody who asks, and a number that is not too long."),
                            {}});
    return onStudio([this, room, query](const RequestId &request) {
        m_rooms.withWritable(
            room, [this, request, query](OpenRooms::Room &open) { askDesk(*open.director, request, query); },
            answerTo(request));
    });
}

// A room that is let go takes its queries with it; whoever asked is told so.
void RoomService::askDesk(room::Director &director, const RequestId &request, const model::Query &query)
{
    if (isElsewhere(query.from, director)) {
        return refuse(
            request, {ErrorCode::InvalidInput, tr("This companion is not in the room."), query.from.value()});
    }
    if (director.isAsking(query.id))
        return refuse(request,
                      {ErrorCode::Conflict, tr("A request of that number is waiting already."), query.id});
    const RoomId room = director.room().id;
    query::QueryCall *call = director.ask(query, kUser, &director);
    auto isOver = std::make_shared<bool>(false);
    connect(call, &query::QueryCall::answered, this,
            [this, request, room, isOver](const query::Answer &answer) {
                *isOver = true;
                Q_EMIT queryAnswered(request, room, answer.result);
                Q_EMIT done(request);
            });
    connect(call, &QObject::destroyed, this, [this, request, room, isOver] {
        if (!*isOver)
            refuse(request,
                   {ErrorCode::Cancelled, tr("The room was closed before the answer came."), room.value()});
    });
}

} // namespace studio::services
