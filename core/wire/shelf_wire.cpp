// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/shelf_wire.h"

#include "core/wire/lore_wire.h"
#include "core/wire/object_reader.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using base::Result;
using model::ShelfBook;

Json shelfBookToJson(const ShelfBook &book)
{
    return {{"id", toJson(book.id.value())},
            {"everywhere", book.everywhere},
            {"book", loreToJson({book.book}).front()}};
}

Result<ShelfBook> shelfBookFromJson(const Json &json)
{
    ObjectReader reader(json, u"lorebook"_s, ObjectReader::Unknown::Ignore);
    ShelfBook read{.id = base::LorebookId(reader.requiredId("id")),
                   .book = {},
                   .everywhere = reader.boolean("everywhere", false)};
    const Json *book = reader.any("book");
    const QList<model::LoreBook> books = book ? readLore(Json::array({*book})) : QList<model::LoreBook>();
    if (books.isEmpty())
        reader.wrong("book", u"is no lorebook"_s);
    else
        read.book = books.first();
    return reader.result(read);
}

} // namespace studio::wire
