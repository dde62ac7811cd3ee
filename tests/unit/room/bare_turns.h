// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/room_queries.h"
#include "core/room/running_turns.h"
#include "core/room/turn_voice.h"
#include "tests/unit/room/bare_room.h"

namespace studio::tests {

/// A bare room whose turns run without a Director, without tools, and are not read aloud.
struct BareTurns
{
    explicit BareTurns(const model::Room &made)
        : room(made)
        , voice(nullptr, room.room(), room.ids())
        , queries(made.id, nullptr, room.ids(),
                  [this](model::EnvelopeBody body, const model::Origin &origin) {
                      return room.publish(std::move(body), origin);
                  })
        , turns({room, room.agent(), room.ids(), room.people(), room.scenes(), room.summaries(), room.waits(),
                 voice, queries, [](const agent::Scene &) { return nullptr; }})
    {
    }

    BareRoom room;
    room::TurnVoice voice;
    room::RoomQueries queries;
    room::RunningTurns turns;
};

} // namespace studio::tests
