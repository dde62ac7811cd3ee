// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_senses.h"

#include "core/model/participants.h"
#include "core/query/desk.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/room_words.h"

namespace studio::services {

using base::ErrorCode;
using base::RoomId;
using base::Then;

namespace {

/// Users and guests come and go; a companion acts only in rooms where they take part.
bool isElsewhere(const base::ParticipantId &id, const room::Director &director)
{
    return model::isCompanion(id) && !director.room().roster.contains(id);
}

} // namespace

// A persona's allowed gestures limit only its model, and the caller here is not the model.
void RoomSenses::act(const RoomId &room, const model::Action &action, const Then<void> &then)
{
    if (action.from.isEmpty() || action.name.isEmpty())
        return then(base::failure(ErrorCode::InvalidInput,
                                  RoomWords::tr("A gesture needs a name and a companion or guest.")));
    m_rooms.change(
        room,
        [action](room::Director &director) -> base::Result<qint64> {
            if (isElsewhere(action.from, director))
                return base::failure(ErrorCode::InvalidInput,
                                     RoomWords::tr("This companion is not in the room."),
                                     action.from.value());
            return director.act(action, kUser);
        },
        then);
}

void RoomSenses::ask(const RoomId &room, const model::Query &query, const Then<model::QueryResult> &then)
{
    if (query.from.isEmpty() || query.id.size() > query::kLongestId)
        return then(
            base::failure(ErrorCode::InvalidInput,
                          RoomWords::tr("A request needs a sender, and a number with at most %L1 characters.")
                              .arg(query::kLongestId)));
    m_rooms.withWritable(
        room, [this, query, then](OpenRooms::Room &open) { askDesk(*open.director, query, then); },
        [then](const base::Result<void> &refused) { then(tl::unexpected(refused.error())); });
}

// A released room cancels its queries, and the caller is told.
void RoomSenses::askDesk(room::Director &director, const model::Query &query,
                         const Then<model::QueryResult> &then)
{
    if (isElsewhere(query.from, director))
        return then(base::failure(ErrorCode::InvalidInput,
                                  RoomWords::tr("This companion is not in the room."), query.from.value()));
    if (director.isAsking(query.id))
        return then(base::failure(ErrorCode::Conflict,
                                  RoomWords::tr("A request with this number is already waiting."), query.id));
    query::QueryCall *call = director.ask(query, kUser, &director);
    const auto isOver = std::make_shared<bool>(false);
    connect(call, &query::QueryCall::answered, this, [isOver, then](const query::Answer &answer) {
        *isOver = true;
        then(answer.result);
    });
    connect(call, &QObject::destroyed, this, [room = director.room().id, isOver, then] {
        if (!*isOver)
            then(base::failure(ErrorCode::Cancelled,
                               RoomWords::tr("The room was closed before the answer came."), room.value()));
    });
}

} // namespace studio::services
