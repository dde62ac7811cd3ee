// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lorebook.h"

#include "core/base/sentences.h"
#include "core/persona/card_rest.h"
#include "core/persona/limits.h"
#include "core/persona/lore/lore_decorators.h"
#include "core/wire/loose/raw_object.h"
#include "core/wire/texts_json.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::LoreBook;
using model::LoreEntry;
using wire::Json;

namespace {

struct Lorebook
{
    Q_DECLARE_TR_FUNCTIONS(Lorebook)
};

QString textOf(const Json &object, const char *name)
{
    const Json *text = member(object, {name});
    return text ? wire::toText(*text) : QString();
}

qsizetype charactersOf(const LoreEntry &entry)
{
    qsizetype characters = entry.name.size() + entry.content.size();
    const model::LoreConditions said = entry.conditions.value_or(model::LoreConditions());
    for (const QStringList &keys : {entry.keys, entry.secondaryKeys, said.additionalKeys, said.excludeKeys}) {
        for (const QString &key : keys)
            characters += key.size();
    }
    return characters;
}

/// Values for which cards have no member.
bool namesFireIn(const Json &book)
{
    const Json *extensions = member(book, {"extensions"});
    const Json *ours =
        extensions && extensions->is_object() ? member(*extensions, {kStudioExtension}) : nullptr;
    return !ours || !ours->is_object() || flagIn(member(*ours, {"namesFire"})).value_or(true);
}

/// A decorator for being always on becomes V2's member.
QByteArray undecoratedEntry(const QByteArray &raw)
{
    auto entry = wire::RawObject::of(raw);
    if (!entry)
        return raw;
    const QByteArray content = entry->value("content");
    if (!content.contains('@') && !content.contains('\\'))
        return raw;
    const auto parsed = wire::parse(content);
    const QString text = parsed ? wire::toText(*parsed) : QString();
    const Decorated decorated = withoutDecorators(text);
    if (decorated.content == text)
        return raw;
    entry->set("content", wire::dump(wire::toJson(decorated.content)));
    const model::LoreConditions &said = decorated.conditions;
    if (said.isConditional() || said.activates)
        entry->set("constant", said.isConditional() ? "false" : "true");
    return entry->text();
}

QByteArray entryWithPlainKeys(const QByteArray &raw)
{
    auto entry = wire::RawObject::of(raw);
    if (!entry || entry->has("use_regex"))
        return raw;
    entry->set("use_regex", "false");
    return entry->text();
}

/// The book with each entry changed; the same bytes if none changed.
QByteArray withEntries(const QByteArray &rawBook, QByteArray (*changed)(const QByteArray &entry))
{
    auto book = wire::RawObject::of(rawBook);
    if (!book)
        return rawBook;
    auto entries = wire::RawArray::of(book->value("entries"));
    if (!entries)
        return rawBook;
    bool isChanged = false;
    for (qsizetype i = 0; i < entries->size(); ++i) {
        const QByteArray raw = entries->at(i);
        const QByteArray entry = changed(raw);
        if (entry == raw)
            continue;
        entries->replace(i, entry);
        isChanged = true;
    }
    if (!isChanged)
        return rawBook;
    book->set("entries", entries->text());
    return book->text();
}

} // namespace

ReadBook readLorebook(const Json &json)
{
    ReadBook read;
    if (!json.is_object())
        return read;
    read.book.name = textOf(json, "name");
    read.book.description = textOf(json, "description");
    read.book.scanDepth = countIn(member(json, {"scan_depth", "scanDepth"}));
    read.book.tokenBudget = countIn(member(json, {"token_budget", "tokenBudget"}));
    read.book.recursive = flagIn(member(json, {"recursive_scanning", "recursiveScanning"}));
    read.book.namesFire = namesFireIn(json);
    const Json *entries = member(json, {"entries"});
    if (!entries || !entries->is_structured())
        return read;
    qsizetype left = kLongestLore - read.book.name.size() - read.book.description.size();
    qsizetype index = -1;
    for (const Json &entry : *entries) {
        ++index;
        if (!entry.is_object() || read.book.entries.size() >= kMostLoreEntries) {
            ++read.unread;
            continue;
        }
        LoreEntry known = readLoreEntry(entry);
        left -= charactersOf(known);
        if (left < 0) {
            ++read.unread;
            continue;
        }
        read.book.entries.append(std::move(known));
        read.places.append(index);
    }
    return read;
}

QList<LoreEntry> entriesInOneBook(const QList<LoreBook> &books)
{
    QList<LoreEntry> entries;
    const LoreBook first = books.value(0);
    for (const LoreBook &book : books) {
        const bool staysOut = first.recursive.value_or(false) && book.recursive == false;
        for (LoreEntry entry : book.entries) {
            if (!entry.scanDepth && book.scanDepth != first.scanDepth)
                entry.scanDepth = book.scanDepth;
            if (staysOut) {
                model::LoreRecursion recursion = entry.recursion.value_or(model::LoreRecursion());
                recursion.excluded = recursion.prevents = true;
                entry.recursion = recursion;
            }
            entries.append(std::move(entry));
        }
    }
    return entries;
}

Json lorebookJson(const QList<LoreBook> &books, BookKind kind)
{
    Json entries = Json::array();
    for (const LoreEntry &entry : entriesInOneBook(books))
        entries.push_back(loreEntryJson(entry, kind));
    const LoreBook first = books.value(0);
    Json json{{"name", wire::toJson(first.name)}, {"description", wire::toJson(first.description)}};
    if (first.scanDepth)
        json["scan_depth"] = *first.scanDepth;
    if (first.tokenBudget)
        json["token_budget"] = *first.tokenBudget;
    if (first.recursive)
        json["recursive_scanning"] = *first.recursive;
    json["extensions"] = Json::object();
    if (!first.namesFire)
        json["extensions"][kStudioExtension] = Json{{"namesFire", false}};
    json["entries"] = std::move(entries);
    return json;
}

QByteArray undecorated(const QByteArray &rawBook) { return withEntries(rawBook, undecoratedEntry); }

QByteArray withPlainKeys(const QByteArray &rawBook) { return withEntries(rawBook, entryWithPlainKeys); }

QString loreText(const ReadBook &read)
{
    const QList<LoreEntry> &entries = read.book.entries;
    const auto always = std::count_if(entries.cbegin(), entries.cend(),
                                      [](const LoreEntry &entry) { return entry.isAlwaysOn(); });
    const auto off = std::count_if(entries.cbegin(), entries.cend(),
                                   [](const LoreEntry &entry) { return !entry.enabled; });
    const auto keyed = entries.size() - always - off;
    QStringList sentences{
        Lorebook::tr("Entries: %L1. Always on and part of the prompt: %L2.").arg(entries.size()).arg(always)};
    if (keyed > 0) {
        sentences.append(Lorebook::tr("Used on a keyword or condition: %L1.").arg(keyed));
    }
    if (off > 0)
        sentences.append(Lorebook::tr("Switched off: %L1.").arg(off));
    if (read.unread > 0)
        sentences.append(Lorebook::tr("Not readable here, only kept: %L1.").arg(read.unread));
    return base::joinedSentences(sentences);
}

} // namespace studio::persona
