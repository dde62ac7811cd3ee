// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/wire/json.h"

#include <QByteArray>

namespace studio::persona {

/// Updates an entry of a foreign lorebook to `wanted`. Unchanged members, and members that the studio does
/// not know, stay byte for byte. A changed member is written under the name that the entry uses. `raw` is the
/// text of the object `json`. `kind` limits the form: V2 has no members for the conditions in decorators.
/// Pure; any thread.
[[nodiscard]] QByteArray editedLoreEntry(const QByteArray &raw, const wire::Json &json,
                                         const model::LoreEntry &wanted, BookKind kind);

} // namespace studio::persona
