// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/room_turns_wire.h"

#include "core/wire/object_reader.h"

#include <limits>

using namespace Qt::StringLiterals;
using studio::model::RoomTurns;

namespace studio::wire {

Json roomTurnsToJson(const RoomTurns &turns)
{
    Json json{{"watchLoops", turns.watchLoops}, {"compress", turns.compress}};
    if (turns.whispersAloud)
        json["whispersAloud"] = true;
    if (turns.maxSessionTurns)
        json["maxSessionTurns"] = *turns.maxSessionTurns;
    return json;
}

RoomTurns readRoomTurns(const Json &json)
{
    RoomTurns turns;
    if (!json.is_object())
        return turns;
    ObjectReader reader(json, u"turns"_s, ObjectReader::Unknown::Ignore);
    turns.watchLoops = reader.boolean("watchLoops", turns.watchLoops);
    turns.compress = reader.boolean("compress", turns.compress);
    turns.whispersAloud = reader.boolean("whispersAloud", turns.whispersAloud);
    if (reader.has("maxSessionTurns"))
        turns.maxSessionTurns = int(reader.whole("maxSessionTurns", 1, std::numeric_limits<int>::max(), 1));
    return turns;
}

} // namespace studio::wire
