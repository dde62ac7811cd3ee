// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/room_template_wire.h"

#include "core/wire/envelope_wire.h"

namespace studio::wire {

Json roomTemplateToJson(const model::RoomTemplate &kept)
{
    model::Room room = model::roomLike(kept);
    room.id = base::RoomId(kept.id.value());
    Json json = roomToJson(room);
    json.erase("deleted");
    return json;
}

base::Result<model::RoomTemplate> roomTemplateFromJson(const Json &json)
{
    return bodyFromJson(u"room", json).transform([](const model::EnvelopeBody &body) {
        const model::Room &room = std::get<model::RoomChanged>(body).room;
        model::RoomTemplate kept = model::templateOf(room);
        kept.id = model::TemplateId(room.id.value());
        return kept;
    });
}

} // namespace studio::wire
