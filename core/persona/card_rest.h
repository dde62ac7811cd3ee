// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/card_notes.h"
#include "core/persona/card_shape.h"
#include "core/wire/json.h"

#include <string>

namespace studio::persona {

/// Reports what a Character Card holds beyond what the studio reads: assets, extensions, unknown members, and
/// members at the top that differ from those in `data`.
void noteRest(const wire::Json &file, const CardShape &shape, CardNotes &notes);

/// The name of an asset in the report: "assets: emotion joy".
[[nodiscard]] QString assetPart(const QString &type, const QString &name);

/// Whether a card reader would take a member of that name for a part of the character.
[[nodiscard]] bool isCharacterMember(const std::string &key);

/// The talkativeness in a card; null if it has none.
[[nodiscard]] const wire::Json *talkativenessIn(const wire::Json &data);

/// The note that SillyTavern inserts among the newest messages; empty if there is none.
[[nodiscard]] QString depthNoteIn(const wire::Json &data);

/// Where a card keeps the studio's data for which cards have no field.
inline constexpr const char *kStudioExtension = "companion_studio";

} // namespace studio::persona
