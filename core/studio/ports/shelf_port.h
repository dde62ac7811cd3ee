// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/shelf_book.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// The lorebooks that belong to no companion, for everybody outside the core (a port). For which rooms and
/// identities a book is chosen stands in the rooms: RoomPort. How commands and their answers come: see
/// RoomPort.
class ShelfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listBooks() = 0; ///< booksListed
    virtual base::RequestId listUses() = 0;  ///< usesListed
    /// Without an id a new one; else in place of the one with that id. bookSaved, as it is kept. Two books
    /// may have one name. InvalidInput: it has no name, it is too long, or it is one too many.
    virtual base::RequestId saveBook(const model::ShelfBook &book) = 0;
    virtual base::RequestId removeBook(const base::LorebookId &id) = 0; ///< done, also if there is none

Q_SIGNALS:
    /// By name.
    void booksListed(const studio::base::RequestId &request, const QList<studio::model::ShelfBook> &books);
    /// By the name of the room.
    void usesListed(const studio::base::RequestId &request, const QList<studio::model::ShelfUse> &uses);
    void bookSaved(const studio::base::RequestId &request, const studio::model::ShelfBook &book);
    /// One was saved or removed; ask again.
    void booksChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
