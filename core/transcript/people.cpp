// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/people.h"

namespace studio::transcript {

explain::Names peopleOf(const model::Room &room, const QList<model::Persona> &personas,
                        const std::optional<model::Language> &language)
{
    explain::Names names;
    for (const model::Persona &persona : personas)
        names.shown.insert(persona.id, persona.textIn(language.value_or(persona.mainLanguage)).name);
    for (const model::Identity &identity : room.identities) {
        if (!identity.name.isEmpty())
            names.shown.insert(identity.id, identity.name);
    }
    for (const model::Guest &guest : room.guests) {
        names.shown.insert(guest.id, guest.name);
        names.doors.insert(guest.id, guest.door);
    }
    return names;
}

} // namespace studio::transcript
