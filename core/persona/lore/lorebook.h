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
    qsizetype unread = 0;      ///< entries that are none, or more than the limits allow
    QList<qsizetype> places{}; ///< of each entry that was read, its index among all
};

/// What can be read of it: entries in a list or, as SillyTavern writes them in its own files, by number in an
/// object. Nothing is refused here.
[[nodiscard]] ReadBook readLorebook(const wire::Json &book);

/// The entries of all books as those of the first: what another book says for its entries, they say
/// themselves, as far as an entry can.
[[nodiscard]] QList<model::LoreEntry> entriesInOneBook(const QList<model::LoreBook> &books);

/// A book of a card in JSON: as a V3 card has it, or as a V2 card has it.
[[nodiscard]] wire::Json lorebookJson(const QList<model::LoreBook> &books, BookKind kind);

/// The raw book with the decorators of all its entries taken out, for programs that know none. All else stays
/// byte for byte.
[[nodiscard]] QByteArray undecorated(const QByteArray &rawBook);

/// The raw book with `use_regex`, which V3 demands of every entry: keys of V2 are plain words. All else stays
/// byte for byte.
[[nodiscard]] QByteArray withPlainKeys(const QByteArray &rawBook);

/// "12 entries; 3 are always on and reach the prompt." and whatever else there is to say.
[[nodiscard]] QString loreText(const ReadBook &read);

} // namespace studio::persona
