// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_template.h"

#include "core/model/participants.h"

namespace studio::model {

RoomTemplate templateOf(const Room &room)
{
    RoomTemplate kept{.id = {},
                      .name = room.name,
                      .roster = room.roster,
                      .policy = room.policy,
                      .scene = room.scene,
                      .identities = room.identities,
                      .models = room.models,
                      .voices = room.voices,
                      .turns = room.turns,
                      .overrides = room.overrides,
                      .language = room.language,
                      .lorebooks = room.lorebooks};
    kept.roster.removeIf([](const base::ParticipantId &id) { return !isCompanion(id); });
    kept.policy.seed = PolicySettings().seed;
    return kept;
}

Room roomLike(const RoomTemplate &kept)
{
    return {.id = {},
            .name = kept.name,
            .roster = kept.roster,
            .policy = kept.policy,
            .scene = kept.scene,
            .identities = kept.identities,
            .models = kept.models,
            .voices = kept.voices,
            .turns = kept.turns,
            .overrides = kept.overrides,
            .language = kept.language,
            .lorebooks = kept.lorebooks};
}

} // namespace studio::model
