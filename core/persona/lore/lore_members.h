// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <span>

// The names of the members of a lorebook entry: in cards, and in the files of SillyTavern (World Info). What
// has rules of its own is not among them: content, enabled, position, depth and role. Pure; any thread.
namespace studio::persona {

struct LoreMember
{
    const char *key;             ///< in cards
    const char *world;           ///< in files of SillyTavern; may be the same
    const char *other = nullptr; ///< another spelling that is read as well
    bool isExtension = false;    ///< in cards it stands in `extensions`
    bool mayBeExtension = false; ///< is looked for in `extensions` first
};
[[nodiscard]] std::span<const LoreMember> loreMembers();

/// The value of a member in what loreEntryJson() made; null if it is not there.
[[nodiscard]] const wire::Json *valueOf(const LoreMember &member, const wire::Json &entry);

} // namespace studio::persona
