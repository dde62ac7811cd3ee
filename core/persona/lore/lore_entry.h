// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/wire/json.h"

#include <initializer_list>

// One entry of a lorebook in JSON: as Character Card V2 and V3 have it, and as SillyTavern has it in its own
// files (World Info). Pure; any thread.
namespace studio::persona {

enum class BookKind { V2, V3 };

/// What can be read of it; what cannot is as if it were not there. `extensions` win over the members that the
/// specifications have, and decorators over both.
[[nodiscard]] model::LoreEntry readLoreEntry(const wire::Json &json);
[[nodiscard]] wire::Json loreEntryJson(const model::LoreEntry &entry, BookKind kind);

// Values as people and tools write them.

/// The first of these members that is there and not null.
[[nodiscard]] const wire::Json *member(const wire::Json &object, std::initializer_list<const char *> names);
/// true, 1 and "true"; false, 0 and "false". None for anything else.
[[nodiscard]] std::optional<bool> flagIn(const wire::Json *value);
/// A number, or a text that is one.
[[nodiscard]] std::optional<double> numberIn(const wire::Json *value);
/// The same without its fraction; none below 0.
[[nodiscard]] std::optional<int> countIn(const wire::Json *value);

} // namespace studio::persona
