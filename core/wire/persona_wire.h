// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/wire/json.h"

namespace studio::wire {

/// The studio's own persona file: {id, revision, mainLanguage, colour, talkativeness, avatar, tags, notes,
/// archived, pronoun, texts: {en|ja|zh: {…}}}. Keys that we do not know are kept and come back.
[[nodiscard]] Json personaToJson(const model::Persona &persona);
[[nodiscard]] base::Result<model::Persona> personaFromJson(const Json &json);

[[nodiscard]] QByteArray personaToBytes(const model::Persona &persona);
[[nodiscard]] base::Result<model::Persona> personaFromBytes(const QByteArray &bytes);

} // namespace studio::wire
