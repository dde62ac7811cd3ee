// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_people.h"

#include "core/addressing/addressing.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;
using model::Message;

model::Persona RoomPeople::persona(const ParticipantId &id) const
{
    model::Persona persona = m_cast.persona(id);
    for (const model::PersonaOverride &over : m_room.overrides) {
        if (over.companion == id) {
            persona = model::overridden(persona, over);
            break;
        }
    }
    persona.model = model::choiceIn(m_room.models, persona.model);
    return persona;
}

llm::Present RoomPeople::present(const ParticipantId &id) const
{
    for (const model::Identity &identity : m_room.identities) {
        if (identity.id == id && !identity.name.isEmpty())
            return {id, identity.name, {}, identity.description};
    }
    if (const model::Guest *known = guest(id))
        return {id, known->name,
                known->name == known->wireName ? QStringList() : QStringList{known->wireName}};
    return m_cast.present(id);
}

const model::Guest *RoomPeople::guest(const ParticipantId &id) const
{
    const auto &all = m_room.guests;
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&id](const model::Guest &guest) { return guest.id == id; });
    return found == all.cend() ? nullptr : &*found;
}

QStringList RoomPeople::residentNames() const
{
    QStringList names;
    for (const model::Identity &identity : m_room.identities)
        names.append(identity.name);
    for (const ParticipantId &id : m_room.roster) {
        if (!model::isCompanion(id))
            continue;
        const llm::Present resident = m_cast.present(id);
        names += QStringList{resident.name, id.value().mid(QLatin1String("companion_").size())} +
                 resident.nicknames;
    }
    return names;
}

QMap<ParticipantId, int> RoomPeople::revisionsOf(const QList<ParticipantId> &companions) const
{
    QMap<ParticipantId, int> revisions;
    for (const ParticipantId &id : companions) {
        if (const int revision = m_cast.persona(id).revision; revision > 0)
            revisions.insert(id, revision);
    }
    return revisions;
}

QString RoomPeople::userIn(const QList<Message> &heard) const
{
    const auto last = std::find_if(heard.crbegin(), heard.crend(),
                                   [](const Message &message) { return model::isUser(message.from); });
    if (last != heard.crend())
        return present(last->from).name;
    return m_room.identities.isEmpty() ? QString() : m_room.identities.first().name;
}

QList<llm::Present> RoomPeople::presentIn(const QList<Message> &heard) const
{
    QList<ParticipantId> here = m_room.roster;
    for (const Message &message : heard) {
        if (!here.contains(message.from))
            here.append(message.from);
    }
    QList<llm::Present> all;
    for (const ParticipantId &id : std::as_const(here))
        all.append(present(id));
    return all;
}

void RoomPeople::readNames(Message &message, const QList<ParticipantId> &notMeant) const
{
    QList<addressing::Person> people;
    for (const ParticipantId &id : m_room.roster) {
        const llm::Present one = present(id);
        people.append({id, QStringList{one.name} + one.nicknames});
    }
    // Look for all names, because a name that is not meant still hides a shorter name inside it.
    const addressing::Understanding read = addressing::understand(message.text, people);
    const auto addTo = [&](QList<ParticipantId> &known, const QList<ParticipantId> &found) {
        for (const ParticipantId &id : found) {
            if (!known.contains(id) && id != message.from && !notMeant.contains(id))
                known.append(id);
        }
    };
    message.mentions.removeIf([&notMeant](const ParticipantId &id) { return notMeant.contains(id); });
    addTo(message.mentions, read.mentions);
    addTo(message.asks, read.asks);
}

} // namespace studio::room
