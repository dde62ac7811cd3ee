// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/mentionable.h"

#include <algorithm>

namespace studio::ui {

namespace {

QStringList callsOf(const model::Persona &persona)
{
    QStringList calls;
    for (const model::PersonaText &text : persona.texts) {
        calls.append(text.name);
        calls.append(text.nicknames);
        calls.append(text.readings.values());
    }
    return calls;
}

} // namespace

QList<Mentionable> mentionables(const QList<base::ParticipantId> &roster,
                                const QList<model::Persona> &personas, const People &people)
{
    QList<Mentionable> all;
    for (const base::ParticipantId &id : roster) {
        Mentionable one{id, people.name(id), people.role(id), people.colour(id), {}};
        const auto persona =
            std::find_if(personas.begin(), personas.end(),
                         [&](const model::Persona &candidate) { return candidate.id == id; });
        if (persona != personas.end())
            one.calls = callsOf(*persona);
        one.calls.removeDuplicates();
        one.calls.removeIf([&](const QString &call) { return call.isEmpty() || call == one.name; });
        all.append(one);
    }
    return all;
}

} // namespace studio::ui
