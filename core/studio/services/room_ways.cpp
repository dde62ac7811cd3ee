// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/studio/services/origin.h"

// Repeating replies, choosing alternatives, and editing messages.
namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::MessageId;
using base::RoomId;
using base::Then;
using Why = model::Rewound::Why;

void RoomService::replyAgain(const RoomId &room, const std::optional<MessageId> &reply, Then<void> then)
{
    goBack(room, {Why::ReplyAgain, reply}, then);
}

void RoomService::decideAgain(const RoomId &room, const std::optional<MessageId> &reply, Then<void> then)
{
    goBack(room, {Why::DecideAgain, reply}, then);
}

void RoomService::chooseAlternative(const RoomId &room, const MessageId &message, int place, Then<void> then)
{
    goBack(room, {Why::Chosen, message.isEmpty() ? std::nullopt : std::optional(message), place}, then);
}

void RoomService::goBack(const RoomId &room, const store::WayWish &wish, const Then<void> &then)
{
    work([this, room, wish, then] {
        m_rooms.goBack(
            room, wish,
            [this](const room::Director &director, const store::WayFound &way) {
                return flawInWay(director, way);
            },
            then);
    });
}

// Choosing costs nothing. The turns that a room allows are counted anew on its way.
std::optional<Error> RoomService::flawInWay(const room::Director &director, const store::WayFound &way) const
{
    if (way.back.why == Why::Chosen)
        return std::nullopt;
    if (director.isOutOfBudget())
        return flawInTalk(director);
    if (way.back.why == Why::ReplyAgain && !director.room().roster.contains(way.companion))
        return Error{ErrorCode::InvalidInput, tr("Whoever said this is not in the room any more."),
                     way.companion.value()};
    return std::nullopt;
}

void RoomService::editMessage(const RoomId &room, const MessageId &message, const QString &text,
                              Then<void> then)
{
    if (text.trimmed().isEmpty())
        return then(
            base::failure(ErrorCode::InvalidInput, tr("A message cannot be empty."), message.value()));
    work([this, room, message, text, then] {
        m_store.message(room, message, this,
                        [this, room, message, text, then](const base::Result<model::MessageRow> &row) {
                            if (!row)
                                return then(tl::unexpected(row.error()));
                            const bool isNew = row->posted.message.text != text;
                            m_rooms.change(
                                room,
                                [message, text, isNew](room::Director &director) -> base::Result<qint64> {
                                    return isNew ? director.edit(message, text, kUser) : 0;
                                },
                                then);
                        });
    });
}

} // namespace studio::services
