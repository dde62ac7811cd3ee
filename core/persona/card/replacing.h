// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

namespace studio::persona {

/// What is stored when a card, from a file of that format, takes the place of a companion of the library:
/// what the card says, and of the companion what the card says nothing about, such as the model that answers
/// for it, its voice, the author's notes, other languages, or fields that files of its format do not have.
/// Id, revision and archive stay those of the companion.
[[nodiscard]] model::Persona replacing(const model::Persona &stored, const model::Persona &card,
                                       model::CardFormat format);

} // namespace studio::persona
