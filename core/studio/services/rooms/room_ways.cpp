// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_ways.h"

#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/changed_votes.h"
#include "core/studio/services/rooms/room_flaws.h"
#include "core/studio/services/rooms/room_words.h"

#include <algorithm>
#include <memory>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::MessageId;
using base::RoomId;
using base::Then;
using Why = model::Rewound::Why;

namespace {

// Choosing costs nothing. The turns that a room allows are counted anew on its way.
std::optional<Error> flawInWay(const room::Director &director, const store::WayFound &way)
{
    if (way.back.why == Why::Chosen)
        return std::nullopt;
    if (director.isOutOfBudget())
        return flawInTalk(director);
    if (way.back.why == Why::ReplyAgain && !director.room().roster.contains(way.companion))
        return Error{ErrorCode::InvalidInput, RoomWords::tr("The speaker of this message has left the room."),
                     way.companion.value()};
    return std::nullopt;
}

} // namespace

RoomWays::RoomWays(OpenRooms &rooms, const store::RoomTable &store)
    : m_rooms(rooms)
    , m_store(store)
{
}

void RoomWays::goBack(const RoomId &room, const store::WayWish &wish, const Then<void> &then)
{
    m_rooms.goBack(room, wish, flawInWay, then);
}

void RoomWays::playVotes(const RoomId &room, qint64 decision, const QList<model::VoteEdit> &edits,
                         const Then<void> &then)
{
    const auto votes = std::make_shared<std::optional<ChangedVotes>>();
    const auto may = [edits, votes](const room::Director &director, const store::WayFound &way) {
        votes->emplace(way.decision.value_or(model::Decision()), edits);
        const auto flaw = (*votes)->flawIn(director);
        return flaw ? flaw : flawInWay(director, way);
    };
    const auto give = [this, room, votes, then](const base::Result<void> &back) {
        if (!back)
            return then(back);
        m_rooms.change(
            room,
            [votes](room::Director &director) -> base::Result<qint64> { return (*votes)->giveTo(director); },
            then);
    };
    m_rooms.goBack(room, {.why = Why::DecideAgain, .decision = std::max<qint64>(1, decision)}, may, give);
}

void RoomWays::edit(const RoomId &room, const MessageId &message, const QString &text, const Then<void> &then)
{
    if (!text.isEmpty() && text.trimmed().isEmpty()) // no text at all deletes it
        return then(base::failure(ErrorCode::InvalidInput, RoomWords::tr("A message cannot be empty."),
                                  message.value()));
    if (const auto flaw = flawInText(text))
        return then(tl::unexpected(*flaw));
    const auto editRow = [this, room, message, text, then](const base::Result<model::MessageRow> &row) {
        if (!row)
            return then(tl::unexpected(row.error()));
        const bool isNew = row->posted.message.text != text;
        m_rooms.change(
            room,
            [message, text, isNew](room::Director &director) -> base::Result<qint64> {
                return isNew ? director.edit(message, text, kUser) : 0;
            },
            then);
    };
    m_store.message(room, message, this, editRow);
}

} // namespace studio::services
