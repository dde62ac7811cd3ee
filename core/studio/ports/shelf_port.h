// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/shelf_book.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// The lorebooks that belong to no companion, for code outside the core (a port). Rooms store which books are
/// chosen for them and for identities: RoomPort.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after booksChanged() if the command changed something.
class ShelfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All books, by name.
    virtual void listBooks(base::Then<QList<model::ShelfBook>> then) = 0;
    /// The rooms that use each book, by the name of the room.
    virtual void listUses(base::Then<QList<model::ShelfUse>> then) = 0;
    /// Without an id, stores a new book; else replaces the book with that id. Returns the book as stored.
    /// Names need not be unique. InvalidInput: the book has no name or is too long, or there are too many
    /// books.
    virtual void saveBook(const model::ShelfBook &book, base::Then<model::ShelfBook> then) = 0;
    /// No error if no book has that id.
    virtual void removeBook(const base::LorebookId &id, base::Then<void> then) = 0;

Q_SIGNALS:
    /// A book was saved or removed; ask again.
    void booksChanged();
};

} // namespace studio::ports
