// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <span>

// The names of a lorebook entry's members: in cards, and in SillyTavern's own files (World Info). Members
// with rules of their own are not included: content, enabled, position, depth and role. Pure; any thread.
namespace studio::persona {

struct LoreMember
{
    const char *key;             ///< in cards
    const char *world;           ///< in SillyTavern's files; may be the same
    const char *other = nullptr; ///< another spelling that is accepted
    bool isExtension = false;    ///< in cards it is in `extensions`
    bool mayBeExtension = false; ///< `extensions` is searched for it first
};
[[nodiscard]] std::span<const LoreMember> loreMembers();

/// The value of a member in the result of loreEntryJson(); null if it is missing.
[[nodiscard]] const wire::Json *valueOf(const LoreMember &member, const wire::Json &entry);

} // namespace studio::persona
