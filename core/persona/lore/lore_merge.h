// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QList>

namespace studio::persona {

/// For whom a book is merged: the version of the card that it was read from, and of the one that is written.
struct MergeKinds
{
    BookKind source = BookKind::V3;
    BookKind target = BookKind::V3;
};

/// Somebody's book with what `books` say otherwise written over it. Each entry is found again: one that says
/// the same, else one with the same name, keys or content, else the one in the same place. Entries that did
/// not change stay byte for byte, with all that the studio does not know; so do entries that cannot be read.
/// Of changed ones only the members that changed are written anew. Entries that are gone go, new ones come in
/// where they stand. A card has room for one book: the entries of all others stand behind those of the first
/// (entriesInOneBook()).
/// `raw` is the text of `json`; if that is no book, one is written anew. Linear. Pure; any thread.
[[nodiscard]] QByteArray mergedLorebook(const QByteArray &raw, const wire::Json &json,
                                        const QList<model::LoreBook> &books, const MergeKinds &kinds);

} // namespace studio::persona
