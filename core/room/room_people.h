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

/// Everybody in one room: its companions with the changes that the room makes to them, its guests, and the
/// identities of the user. It reads the room and the cast as they are at the moment of the call; both outlive
/// it.
class RoomPeople
{
public:
    RoomPeople(const model::Room &room, const Cast &cast)
        : m_room(room)
        , m_cast(cast)
    {
    }

    /// The persona as it is in the library now, with the changes that this room makes to it.
    [[nodiscard]] model::Persona persona(const base::ParticipantId &id) const;
    /// The participant as the others in the room know them.
    [[nodiscard]] llm::Present present(const base::ParticipantId &id) const;
    [[nodiscard]] const model::Guest *guest(const base::ParticipantId &id) const; ///< null: no such guest
    /// All names of the companions of this room in all languages, and those of the user.
    [[nodiscard]] QStringList residentNames() const;
    /// The revisions of those companions that have a persona.
    [[nodiscard]] QMap<base::ParticipantId, int>
    revisionsOf(const QList<base::ParticipantId> &companions) const;
    /// The name of the user's identity that wrote last, else of the first identity.
    [[nodiscard]] QString userIn(const QList<model::Message> &heard) const;
    /// Everybody on the roster, then anybody else who has spoken.
    [[nodiscard]] QList<llm::Present> presentIn(const QList<model::Message> &heard) const;
    /// Reads the names in the text and adds the participants that it names and asks to `mentions` and `asks`,
    /// except for the sender and those in `notMeant` (core/addressing).
    void readNames(model::Message &message, const QList<base::ParticipantId> &notMeant = {}) const;

private:
    const model::Room &m_room;
    const Cast &m_cast;
};

} // namespace studio::room
