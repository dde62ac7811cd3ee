// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shown_people.h"

#include "core/explain/names.h"
#include "core/model/participants.h"

#include <algorithm>

namespace studio::ui {

bool ShownPeople::setConnected(const std::optional<QSet<base::ParticipantId>> &guests)
{
    if (m_connected == guests)
        return false;
    m_connected = guests;
    return true;
}

void ShownPeople::show(const ports::RoomView &view)
{
    const QList<model::Identity> &identities = view.room.identities;
    m_people = People(view.personas, m_language, identities);
    const QList<model::Guest> &guests = view.room.guests;
    m_people.setGuests(guests, m_connected);
    m_people.setOverrides(view.room.overrides);
    m_speakers.clear();
    for (const model::Persona &persona : view.personas)
        m_speakers.insert(persona.id, {m_people.name(persona.id), m_people.colour(persona.id)});
    for (const model::Identity &identity : identities) {
        if (!identity.name.isEmpty())
            m_speakers.insert(identity.id, {identity.name, identity.colour});
    }
    for (const model::Guest &guest : guests) {
        const QString name = m_people.namesOf({guest.id}).of(guest.id);
        m_speakers.insert(guest.id, {name, guest.colour, explain::guestMark(guest.door)});
    }
}

bool ShownPeople::hasStranger(const model::Room &room) const
{
    return std::any_of(room.roster.begin(), room.roster.end(),
                       [this](const auto &id) { return model::isCompanion(id) && !m_people.knows(id); });
}

bool renewPersonas(ports::RoomView &view, const QList<model::Persona> &newest)
{
    bool changed = false;
    for (model::Persona &shown : view.personas) {
        const auto now = std::find_if(newest.begin(), newest.end(),
                                      [&shown](const model::Persona &one) { return one.id == shown.id; });
        if (now == newest.end() || now->revision <= shown.revision)
            continue;
        shown = *now;
        changed = true;
    }
    // The library may have been empty when the room was opened: after data had to be recovered.
    for (const model::Persona &one : newest) {
        const bool isNew = std::none_of(view.personas.cbegin(), view.personas.cend(),
                                        [&one](const model::Persona &shown) { return shown.id == one.id; });
        if (!isNew || !view.room.roster.contains(one.id))
            continue;
        view.personas.append(one);
        changed = true;
    }
    return changed;
}

} // namespace studio::ui
