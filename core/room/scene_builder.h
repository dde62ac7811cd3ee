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

class RoomPictures;
class Shelf;

/// Builds the scene that a companion, or the room's director, is given with a question. It is built only from
/// what the companion has heard (turn-taking §1, core/model/witness.h). It changes nothing; everything it
/// reads outlives it.
class SceneBuilder
{
public:
    /// The sources of a scene.
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
        const RoomPictures *pictures = nullptr;   ///< null: messages have no pictures
    };

    explicit SceneBuilder(const Sources &sources)
        : m_from(sources)
    {
    }

    /// The scene that the companion would be given if asked now.
    [[nodiscard]] agent::Scene sceneFor(const base::ParticipantId &companion) const;
    /// The scene for a turn on the floor.
    [[nodiscard]] agent::Scene turnFor(const base::ParticipantId &companion, const base::TurnId &turn) const;
    /// The scene for a companion that is woken on the resource floor.
    [[nodiscard]] agent::Scene wakeFor(const model::Wake &wake, const base::TurnId &turn) const;
    /// The talk that all candidates have heard, without anything that only one of them knows, remembers or
    /// has in a lorebook.
    [[nodiscard]] agent::Direction directionFor(const model::AskDirector &asked) const;
    /// The director's model: the room's own choice, else the model of its first companion.
    [[nodiscard]] model::ModelChoice directorsModel() const;

private:
    /// Who whispered the message to the companion, if the answer is to be a whisper, too.
    [[nodiscard]] std::optional<base::ParticipantId>
    whispererOf(const std::optional<base::MessageId> &message, const base::ParticipantId &companion) const;
    void tellTimes(agent::Scene &scene) const;
    void tellInShort(agent::Scene &scene) const;
    [[nodiscard]] QStringList notesFor(const base::ParticipantId &companion,
                                       const QList<model::Message> &heard) const;
    [[nodiscard]] QList<model::Message> heardByAll(const QList<base::ParticipantId> &candidates) const;
    [[nodiscard]] model::Persona candidate(const base::ParticipantId &id) const;

    Sources m_from;
};

} // namespace studio::room
