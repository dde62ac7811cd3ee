// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QList>

namespace studio::persona {

/// The versions of a merge: that of the card the book was read from, and that of the card being written.
struct MergeKinds
{
    BookKind source = BookKind::V3;
    BookKind target = BookKind::V3;
};

/// Updates a foreign book to `books`. Each entry is matched: first by equal value, then by equal name, keys
/// or content, then by place. Unchanged entries stay byte for byte, with everything that the studio does not
/// know; so do unreadable entries. In changed entries only the changed members are rewritten. Removed entries
/// are removed, new entries are inserted in place. A card has room for one book: the entries of all other
/// books follow those of the first (entriesInOneBook()). `raw` is the text of `json`; if that is no book, a
/// new one is written. Linear. Pure; any thread.
[[nodiscard]] QByteArray mergedLorebook(const QByteArray &raw, const wire::Json &json,
                                        const QList<model::LoreBook> &books, const MergeKinds &kinds);

} // namespace studio::persona
