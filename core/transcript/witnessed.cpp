// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/witnessed.h"

#include "core/model/witness.h"

namespace studio::transcript {

using base::ParticipantId;
using model::MessageRow;
using model::Persona;
using model::Room;

Room asKnownTo(const ParticipantId &who, const Room &room)
{
    Room known;
    known.id = room.id;
    known.name = room.name;
    known.roster = room.roster;
    known.scene = room.scene;
    for (const model::Identity &identity : room.identities)
        known.identities.append({identity.id, identity.name, identity.colour});
    known.guests = room.guests;
    known.overrides = room.overrides;
    known.overrides.removeIf(
        [&who](const model::PersonaOverride &changed) { return changed.companion != who; });
    return known;
}

Persona asKnownTo(const ParticipantId &who, const Persona &persona)
{
    if (persona.id == who)
        return persona;
    Persona known;
    known.id = persona.id;
    known.revision = persona.revision;
    known.mainLanguage = persona.mainLanguage;
    for (auto text = persona.texts.cbegin(); text != persona.texts.cend(); ++text) {
        model::PersonaText called;
        called.name = text->name;
        called.nicknames = text->nicknames;
        called.readings = text->readings;
        called.role = text->role;
        known.texts.insert(text.key(), called);
    }
    return known;
}

namespace {

/// Its numbers in the log count what others were told, and the turn and the attempt tell of what was taken
/// back.
MessageRow withoutNumbers(MessageRow row)
{
    row.seq = 0;
    row.posted.parent.reset();
    row.posted.turn.reset();
    row.posted.attempt = 1;
    return row;
}

} // namespace

std::optional<MessageRow> asSaidAloud(const MessageRow &row)
{
    return row.posted.message.whisper ? std::nullopt : std::optional(withoutNumbers(row));
}

std::optional<MessageRow> asKnownTo(const ParticipantId &who, const MessageRow &row)
{
    if (!model::witnesses(who, row.posted.message))
        return std::nullopt;
    MessageRow known = withoutNumbers(row);
    if (const auto heard = row.posted.message.heardUntil)
        known.posted.message.text.truncate(qsizetype(*heard));
    return known;
}

} // namespace studio::transcript
