// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/room/room_limits.h"
#include "core/room/room_people.h"
#include "core/room/room_talk.h"
#include "core/room/summaries.h"
#include "core/turn/floor.h"

namespace studio::memory {
class NoteBook;
}

namespace studio::room {

class Shelf;

/// What a companion, or the room's director, is told when it is asked. Built from what it has heard alone
/// (turn-taking §1, core/model/witness.h). It changes nothing; all that it reads outlives it.
class SceneBuilder
{
public:
    /// What scenes are made of.
    struct Sources
    {
        const model::Room &room;
        const turn::Floor &floor;
        const RoomPeople &people;
        const RoomTalk &talk;
        const Summaries &summaries;
        const RoomLimits &limits;
        const memory::NoteBook *memory = nullptr; ///< null: companions remember nothing beyond the room
        const Shelf *shelf = nullptr;             ///< null: there is no lore but the companions' own
    };

    explicit SceneBuilder(const Sources &sources)
        : m_from(sources)
    {
    }

    /// What that companion would be told if it were asked now.
    [[nodiscard]] agent::Scene sceneFor(const base::ParticipantId &companion) const;
    /// For a turn on the floor.
    [[nodiscard]] agent::Scene turnFor(const base::ParticipantId &companion, const base::TurnId &turn) const;
    /// For a companion that is woken on the resource floor.
    [[nodiscard]] agent::Scene wakeFor(const model::Wake &wake, const base::TurnId &turn) const;
    /// The talk that all candidates have heard, and nothing that one of them alone knows, remembers or has in
    /// its lorebooks.
    [[nodiscard]] agent::Direction directionFor(const model::AskDirector &asked) const;
    /// The model that directs: the room's own choice, else that of its first companion.
    [[nodiscard]] model::ModelChoice directorsModel() const;

private:
    void tellTimes(agent::Scene &scene) const;
    void tellInShort(agent::Scene &scene) const;
    [[nodiscard]] QStringList notesFor(const base::ParticipantId &companion,
                                       const QList<model::Message> &heard) const;
    [[nodiscard]] QList<model::Message> heardByAll(const QList<base::ParticipantId> &candidates) const;
    [[nodiscard]] model::Persona candidate(const base::ParticipantId &id) const;

    Sources m_from;
};

} // namespace studio::room
