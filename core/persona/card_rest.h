// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card_notes.h"
#include "core/persona/card_shape.h"
#include "core/wire/json.h"

#include <string>

namespace studio::persona {

/// Notes what a Character Card holds besides what the studio reads: assets, extensions, members that nobody
/// knows, and members at the top that say something else than those in `data`.
void noteRest(const wire::Json &file, const CardShape &shape, CardNotes &notes);

/// What the report calls an asset: "assets: emotion joy".
[[nodiscard]] QString assetPart(const QString &type, const QString &name);

/// Whether a reader of cards would take a member of that name for a part of the character.
[[nodiscard]] bool isCharacterMember(const std::string &key);

/// Where a card says how talkative it is; null if it does not.
[[nodiscard]] const wire::Json *talkativenessIn(const wire::Json &data);

/// The note that SillyTavern puts among the newest messages; empty: there is none.
[[nodiscard]] QString depthNoteIn(const wire::Json &data);

/// Where a card keeps what the studio knows of a companion and cards have no place for.
inline constexpr const char *kStudioExtension = "companion_studio";

} // namespace studio::persona
