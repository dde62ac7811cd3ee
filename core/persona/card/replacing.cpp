// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/replacing.h"

namespace studio::persona {

using model::CardFormat;
using model::Persona;
using model::PersonaText;

namespace {

template<class T>
void keepIf(bool says, T &value, const T &stored)
{
    if (!says)
        value = stored;
}

/// Character Cards have no place for these; a card of aikyo has one for the role.
void keepStudioFields(PersonaText &text, const PersonaText &stored)
{
    keepIf(!text.role.isEmpty(), text.role, stored.role);
    keepIf(!text.nicknames.isEmpty(), text.nicknames, stored.nicknames);
    keepIf(!text.knowledge.isEmpty(), text.knowledge, stored.knowledge);
    keepIf(!text.sampleLines.isEmpty(), text.sampleLines, stored.sampleLines);
    keepIf(!text.readings.isEmpty() || text.name != stored.name, text.readings, stored.readings);
}

} // namespace

Persona replacing(const Persona &stored, const Persona &card, CardFormat format)
{
    Persona after = card;
    after.id = stored.id;
    after.revision = stored.revision;
    after.archived = stored.archived;
    keepIf(card.model != model::ModelChoice(), after.model, stored.model);
    keepIf(card.voice != model::Voice(), after.voice, stored.voice);
    keepIf(!card.colour.isEmpty(), after.colour, stored.colour);
    keepIf(!card.notes.isEmpty(), after.notes, stored.notes);
    keepIf(card.avatar != model::Avatar(), after.avatar, stored.avatar);
    keepIf(card.allowedTools.has_value(), after.allowedTools, stored.allowedTools);
    keepIf(card.allowedGestures.has_value(), after.allowedGestures, stored.allowedGestures);
    if (format == CardFormat::Studio)
        return after; // holds everything: what is empty there is meant to be
    for (auto text = stored.texts.cbegin(); text != stored.texts.cend(); ++text) {
        if (after.texts.contains(text.key()))
            keepStudioFields(after.texts[text.key()], *text);
        else
            after.texts.insert(text.key(), *text);
    }
    return after;
}

} // namespace studio::persona
