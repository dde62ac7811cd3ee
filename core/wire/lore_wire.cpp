// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/lore_wire.h"

#include "core/wire/object_reader.h"
#include "core/wire/texts_json.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::LoreBook;
using model::LoreEntry;
using Unknown = ObjectReader::Unknown;

namespace {

Json entryToJson(const LoreEntry &entry)
{
    return Json{{"name", toJson(entry.name)},
                {"keys", textsToJson(entry.keys)},
                {"secondaryKeys", textsToJson(entry.secondaryKeys)},
                {"content", toJson(entry.content)},
                {"enabled", entry.enabled},
                {"constant", entry.constant},
                {"order", entry.order},
                {"afterSheet", entry.afterSheet}};
}

QList<LoreEntry> readEntries(const Json *array)
{
    QList<LoreEntry> entries;
    if (!array || !array->is_array())
        return entries;
    for (const Json &json : *array) {
        ObjectReader reader(json, u"entry"_s, Unknown::Ignore);
        LoreEntry entry{.name = reader.optionalText("name").value_or(QString()),
                        .keys = reader.texts("keys"),
                        .secondaryKeys = reader.texts("secondaryKeys"),
                        .content = reader.optionalText("content").value_or(QString()),
                        .enabled = reader.boolean("enabled", true),
                        .constant = reader.boolean("constant", false),
                        .order = reader.number("order").value_or(0),
                        .afterSheet = reader.boolean("afterSheet", true)};
        if (!reader.flaw())
            entries.append(entry);
    }
    return entries;
}

} // namespace

Json loreToJson(const QList<LoreBook> &books)
{
    Json array = Json::array();
    for (const LoreBook &book : books) {
        Json entries = Json::array();
        for (const LoreEntry &entry : book.entries)
            entries.push_back(entryToJson(entry));
        array.push_back({{"name", toJson(book.name)},
                         {"description", toJson(book.description)},
                         {"entries", std::move(entries)}});
    }
    return array;
}

QList<LoreBook> readLore(const Json &array)
{
    QList<LoreBook> books;
    if (!array.is_array())
        return books;
    for (const Json &json : array) {
        ObjectReader reader(json, u"lorebook"_s, Unknown::Ignore);
        LoreBook book{reader.optionalText("name").value_or(QString()),
                      reader.optionalText("description").value_or(QString()),
                      readEntries(reader.any("entries"))};
        if (!reader.flaw())
            books.append(book);
    }
    return books;
}

} // namespace studio::wire
