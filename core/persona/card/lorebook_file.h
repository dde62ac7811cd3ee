// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/card_report.h"
#include "core/model/lore.h"
#include "core/model/shelf_book.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QString>

// Lorebooks as files of their own, without a companion: read from the forms of several programs, written in
// two. Pure; any thread.
namespace studio::persona {

/// Whose form a lorebook file has.
enum class LorebookOrigin {
    Card,        ///< `character_book` of a card by itself, or the file of Character Card V3 (lorebook_v3)
    SillyTavern, ///< World Info
    Risu,
    NovelAi,
    Agnai, ///< a memory book
};

struct LorebookFile
{
    model::LoreBook book;
    LorebookOrigin origin = LorebookOrigin::Card;
    model::CardReport report; ///< what became of its parts; nothing keeps what was not read
};

/// Whether it is a lorebook and not a card, a room or something else; told by what it holds.
[[nodiscard]] bool isLorebook(const wire::Json &json);

/// The book in a file, called `name` if it does not say its name. Where a program has defaults of its own,
/// the book says them, as far as it can: how far back keys are looked for, whether entries fire entries,
/// whether names and parts of words count. Entries beyond the limits (limits.h) are left out and counted in
/// the report. InvalidInput, with a sentence, for what is no lorebook.
[[nodiscard]] base::Result<LorebookFile> readLorebookFile(const QByteArray &file, const QString &name);

enum class LorebookForm {
    WorldInfo, ///< of SillyTavern
    V3,        ///< lorebook_v3 of Character Card V3
};

/// A book that readLorebookFile() reads as it was.
[[nodiscard]] QByteArray writeLorebookFile(const model::LoreBook &book, LorebookForm form);

/// The books with one more. A book that is there already, word for word, is not added again; one with the
/// name of another gets a number behind its name.
struct AddedBook
{
    QList<model::LoreBook> books;
    QString name; ///< under which it is among them
    bool isThere = false;
};
[[nodiscard]] AddedBook withBook(const QList<model::LoreBook> &books, model::LoreBook book);

/// The same for the shelf: the book that is there already, or a new one, without an id, under a name that no
/// other has.
[[nodiscard]] model::ShelfBook forShelf(const QList<model::ShelfBook> &shelf, const model::LoreBook &book);

} // namespace studio::persona
