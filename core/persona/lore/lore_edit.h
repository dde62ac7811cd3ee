// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/wire/json.h"

#include <QByteArray>

namespace studio::persona {

/// An entry of somebody's lorebook with what `wanted` says otherwise written over it. Members that say the
/// same as before, and members that the studio does not know, stay byte for byte. A changed member is written
/// under the name that the entry has for it. `raw` is the text of the object `json`. `kind` says which words
/// may be used: V2 has none for the conditions that decorators state. Pure; any thread.
[[nodiscard]] QByteArray editedLoreEntry(const QByteArray &raw, const wire::Json &json,
                                         const model::LoreEntry &wanted, BookKind kind);

} // namespace studio::persona
