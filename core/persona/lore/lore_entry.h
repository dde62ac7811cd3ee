// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/wire/json.h"

#include <initializer_list>

// One lorebook entry in JSON: in the form of Character Card V2 and V3, and in the form of SillyTavern's own
// files (World Info). Pure; any thread.
namespace studio::persona {

enum class BookKind { V2, V3 };

/// Reads everything that is valid; invalid members count as missing. `extensions` override the members of the
/// specifications, and decorators override both.
[[nodiscard]] model::LoreEntry readLoreEntry(const wire::Json &json);
[[nodiscard]] wire::Json loreEntryJson(const model::LoreEntry &entry, BookKind kind);

// Values as people and tools write them.

/// The first of these members that exists and is not null.
[[nodiscard]] const wire::Json *member(const wire::Json &object, std::initializer_list<const char *> names);
/// true, 1 and "true"; false, 0 and "false". None for anything else.
[[nodiscard]] std::optional<bool> flagIn(const wire::Json *value);
/// A number, or a text that is one.
[[nodiscard]] std::optional<double> numberIn(const wire::Json *value);
/// The same without a fraction; none if negative.
[[nodiscard]] std::optional<int> countIn(const wire::Json *value);

} // namespace studio::persona
