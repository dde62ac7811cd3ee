// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/cast.h"

#include "core/model/participants.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;
using model::Persona;
using model::PersonaText;

Persona Cast::persona(const ParticipantId &id) const
{
    const auto known = m_personas.constFind(id);
    if (known != m_personas.cend())
        return *known;
    Persona stranger;
    stranger.id = id;
    stranger.revision = 0;
    stranger.texts.insert(stranger.mainLanguage, PersonaText{.name = id.value()});
    return stranger;
}

llm::Present Cast::present(const ParticipantId &id) const
{
    const auto known = m_personas.constFind(id); // read in place: every voter's scene asks for everybody
    if (known == m_personas.cend())
        return {id, model::userName(id), {}};
    llm::Present present{id, known->textIn(known->mainLanguage).name, {}};
    for (const PersonaText &text : known->texts) {
        present.nicknames.append(text.name);
        present.nicknames.append(text.nicknames);
        present.nicknames.append(text.readings.values());
    }
    present.nicknames.removeDuplicates();
    present.nicknames.removeAll(present.name);
    return present;
}

QList<Persona> Cast::library() const
{
    QList<Persona> personas;
    for (const Persona &persona : m_personas) {
        if (!m_former.contains(persona.id))
            personas.append(persona);
    }
    std::sort(personas.begin(), personas.end(),
              [](const Persona &a, const Persona &b) { return a.id.value() < b.id.value(); });
    return personas;
}

} // namespace studio::room
