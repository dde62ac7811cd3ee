// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/model/room.h"
#include "core/room/cast.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace studio::room {

/// Everybody in one room: its companions with what the room changes of them, its guests, and the identities
/// of the person at the keyboard. It reads the room and the cast as they are at the moment of the call; both
/// outlive it.
class RoomPeople
{
public:
    RoomPeople(const model::Room &room, const Cast &cast)
        : m_room(room)
        , m_cast(cast)
    {
    }

    /// As it is in the library now, with what this room changes of it.
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const;
    /// As the others in the room know them.
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    [[nodiscard]] const model::Guest *guest(const base::ParticipantId &id) const; ///< null: there is none
    /// All names of the companions of this room in all languages, and those of the user.
    [[nodiscard]] QStringList residentNames() const;
    /// The revisions of those who have a persona.
    [[nodiscard]] QMap<base::ParticipantId, int>
    revisionsOf(const QList<base::ParticipantId> &companions) const;
    /// The name of the identity that wrote last, else of the first one.
    [[nodiscard]] QString userIn(const QList<model::Message> &heard) const;
    /// Everybody of the roster, then who else has spoken there.
    [[nodiscard]] QList<llm::Present> presentIn(const QList<model::Message> &heard) const;
    /// Reads the names in the text: whom it names and asks is added to `mentions` and `asks`, but for the
    /// sender and those in `notMeant` (core/addressing).
    void readNames(model::Message &message, const QList<base::ParticipantId> &notMeant = {}) const;

private:
    const model::Room &m_room;
    const Cast &m_cast;
};

} // namespace studio::room
