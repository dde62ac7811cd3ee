// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/whole_shelf.h"

#include "app/options/command_words.h"
#include "app/plain_line.h"
#include "core/studio/ports/shelf_port.h"

#include <utility>

namespace studio::app {

using base::Error;
using base::ErrorCode;
using base::Result;
using model::ShelfBook;

void withShelf(House &house, QObject *context, std::function<void(const QList<ShelfBook> &)> then,
               std::function<void(const Error &)> failed)
{
    house.shelf().listBooks({context, [then = std::move(then),
                                       failed = std::move(failed)](const Result<QList<ShelfBook>> &books) {
                                 if (books)
                                     then(*books);
                                 else
                                     failed(books.error());
                             }});
}

Result<ShelfBook> findBook(const QList<ShelfBook> &shelf, const QString &wanted)
{
    QList<ShelfBook> named;
    for (const ShelfBook &one : shelf) {
        if (one.id.value() == wanted)
            return one;
        if (one.book.name == wanted)
            named.append(one);
    }
    if (named.size() == 1)
        return named.first();
    const QString shown = plainLine(wanted);
    if (named.isEmpty())
        return base::failure(ErrorCode::NotFound, CommandWords::tr("No lorebook is called %1.").arg(shown),
                             wanted);
    return base::failure(ErrorCode::Conflict,
                         CommandWords::tr("Several lorebooks are called %1. Give the ID.").arg(shown),
                         wanted);
}

} // namespace studio::app
