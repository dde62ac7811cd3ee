// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/wire/json.h"

// Lorebooks as SillyTavern has them in files of their own (World Info): entries by number in an object. Pure;
// any thread.
namespace studio::persona {

/// What SillyTavern has no member for stands in decorators at the head of the content.
[[nodiscard]] wire::Json worldEntryJson(const model::LoreEntry &entry, qint64 number);

/// The book, with a mark of the studio (isStudioBook()) and what it says of itself as a card would say it.
[[nodiscard]] wire::Json worldInfoJson(const model::LoreBook &book);

/// Whether the studio wrote the book: what it leaves unsaid is left unsaid on purpose.
[[nodiscard]] bool isStudioBook(const wire::Json &book);

/// SillyTavern tells patterns by their slashes alone, so worldEntryJson() puts slashes around the keys of an
/// entry with patterns. This takes them off again.
void takeSlashesOff(model::LoreEntry &entry);

} // namespace studio::persona
