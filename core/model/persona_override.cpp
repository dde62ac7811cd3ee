// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/persona_override.h"

#include "core/model/persona.h"

namespace studio::model {

Persona overridden(const Persona &persona, const PersonaOverride &over)
{
    Persona changed = persona;
    for (PersonaText &text : changed.texts) {
        text.role = over.role.value_or(text.role);
        text.personality = over.personality.value_or(text.personality);
        text.scenarioNote = over.scenarioNote.value_or(text.scenarioNote);
        text.systemNote = over.systemNote.value_or(text.systemNote);
        text.endNote = over.endNote.value_or(text.endNote);
    }
    changed.talkativeness = over.talkativeness.value_or(changed.talkativeness);
    changed.model = over.model.value_or(changed.model);
    return changed;
}

} // namespace studio::model
