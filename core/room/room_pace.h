// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/policy.h"
#include "core/room/scene_builder.h"
#include "core/room/vote_deadlines.h"
#include "core/turn/floor.h"

namespace studio::room {

/// Whether a round may open or a turn begin in the step that takes this input.
[[nodiscard]] bool mayOpenRound(const model::FloorInputKind &input);

/// Adapts the floor's rules to what is known of the room's models and companions at this moment: deadlines
/// that the models can keep, and in natural order how talkative each companion is. `asSet` are the rules as
/// the user set them; the room keeps them unchanged. It asks no model; everything it reads outlives it.
class RoomPace
{
public:
    RoomPace(const turn::Floor &floor, const RoomPeople &people, const SceneBuilder &scenes,
             const agent::Agent &agent)
        : m_floor(floor)
        , m_people(people)
        , m_scenes(scenes)
        , m_agent(agent)
    {
    }

    [[nodiscard]] model::PolicySettings paced(const model::PolicySettings &asSet) const;

private:
    [[nodiscard]] QList<Voter> voters() const;
    [[nodiscard]] llm::ModelPace directorsPace() const;
    [[nodiscard]] QMap<base::ParticipantId, int> talkativeness(const model::PolicySettings &asSet) const;

    const turn::Floor &m_floor;
    const RoomPeople &m_people;
    const SceneBuilder &m_scenes;
    const agent::Agent &m_agent;
};

} // namespace studio::room
