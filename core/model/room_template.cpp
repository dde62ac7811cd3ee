// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_template.h"

#include "core/model/participants.h"

namespace studio::model {

RoomTemplate templateOf(const Room &room)
{
    RoomTemplate kept{room};
    kept.roster.removeIf([](const base::ParticipantId &id) { return !isCompanion(id); });
    kept.policy.seed = PolicySettings().seed;
    return kept;
}

Room roomLike(const RoomTemplate &kept) { return {kept}; }

} // namespace studio::model
