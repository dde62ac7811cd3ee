// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QString>

// Lorebooks of cards: `character_book` of a Character Card V2 or V3. Pure; any thread.
namespace studio::persona {

struct ReadBook
{
    model::LoreBook book;
    qsizetype unread = 0;      ///< entries that are invalid or beyond the limits
    QList<qsizetype> places{}; ///< for each readable entry, its index among all
};

/// Reads everything that is valid: entries in a list or, as in SillyTavern's own files, by number in an
/// object. Refuses nothing.
[[nodiscard]] ReadBook readLorebook(const wire::Json &book);

/// The entries of all books, merged into the first book: settings of the other books go into their entries,
/// as far as an entry can hold them.
[[nodiscard]] QList<model::LoreEntry> entriesInOneBook(const QList<model::LoreBook> &books);

/// A card's book in JSON, in the form of a V3 or a V2 card.
[[nodiscard]] wire::Json lorebookJson(const QList<model::LoreBook> &books, BookKind kind);

/// The raw book without the decorators of its entries, for programs that do not know them. Everything else
/// stays byte for byte.
[[nodiscard]] QByteArray undecorated(const QByteArray &rawBook);

/// The raw book with `use_regex`, which V3 requires in every entry: keys of V2 are plain words. Everything
/// else stays byte for byte.
[[nodiscard]] QByteArray withPlainKeys(const QByteArray &rawBook);

/// "12 entries; 3 are always on and reach the prompt." and anything else worth reporting.
[[nodiscard]] QString loreText(const ReadBook &read);

} // namespace studio::persona
