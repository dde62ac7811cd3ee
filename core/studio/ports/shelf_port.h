// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/shelf_book.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// The lorebooks that belong to no companion, for everybody outside the core (a port). For which rooms and
/// identities a book is chosen stands in the rooms: RoomPort.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after booksChanged() if the command changed something.
class ShelfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All books, by name.
    virtual void listBooks(base::Then<QList<model::ShelfBook>> then) = 0;
    /// For which rooms the books are chosen, by the name of the room.
    virtual void listUses(base::Then<QList<model::ShelfUse>> then) = 0;
    /// Without an id a new book; else in place of the book with that id. Answers with the book as it is kept.
    /// Two books may have one name. InvalidInput: it has no name, it is too long, or it is one too many.
    virtual void saveBook(const model::ShelfBook &book, base::Then<model::ShelfBook> then) = 0;
    /// No error if no book has that id.
    virtual void removeBook(const base::LorebookId &id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// One was saved or removed; ask again.
    void booksChanged();
};

} // namespace studio::ports
