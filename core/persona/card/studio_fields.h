// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/wire/json.h"

// What the studio knows of a companion and character cards have no place for, as it travels in their member
// `extensions.companion_studio`, so that a card of ours comes back as it went. Never in it: the model, its
// provider and its cost, the author's own notes, pictures, the id. Pure.
namespace studio::persona {

/// An object; empty where cards say all there is.
[[nodiscard]] wire::Json studioFields(const model::Persona &persona);

/// Takes them over into a persona that was read from the same card. What another program has changed in the
/// card since counts: a role or sample lines that stand there no more are not brought back.
void takeStudioFields(const wire::Json &fields, model::Persona &persona);

} // namespace studio::persona
