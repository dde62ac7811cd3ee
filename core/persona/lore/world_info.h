// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/wire/json.h"

// Lorebooks in the form of SillyTavern's own files (World Info): entries by number in an object. Pure; any
// thread.
namespace studio::persona {

/// Values for which SillyTavern has no member go into decorators at the beginning of the content.
[[nodiscard]] wire::Json worldEntryJson(const model::LoreEntry &entry, qint64 number);

/// The book, with a mark of the studio (isStudioBook()) and its own settings in the form of cards.
[[nodiscard]] wire::Json worldInfoJson(const model::LoreBook &book);

/// Whether the studio wrote the book: then missing members are missing on purpose.
[[nodiscard]] bool isStudioBook(const wire::Json &book);

/// SillyTavern recognises patterns only by slashes, so worldEntryJson() adds slashes to the keys of an entry
/// with patterns. This removes them again.
void takeSlashesOff(model::LoreEntry &entry);

} // namespace studio::persona
