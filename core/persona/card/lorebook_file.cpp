// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/lorebook_file.h"

#include "core/persona/card_notes.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/lore/foreign_lore.h"
#include "core/persona/lore/lore_entry.h"
#include "core/persona/lore/lore_members.h"
#include "core/persona/lore/lorebook.h"
#include "core/persona/lore/world_info.h"
#include "core/persona/naming.h"
#include "core/persona/refused.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using model::LoreBook;
using model::LoreEntry;
using wire::Json;
using Origin = LorebookOrigin;

namespace {

struct LorebookFileWords
{
    Q_DECLARE_TR_FUNCTIONS(LorebookFile)
};

constexpr int kWorldDepth = 2; // messages, as SillyTavern has it unless its user sets another depth

/// Members of entries that need no word in a report: read here, or the bookkeeping of other programs.
constexpr std::array kQuietMembers{"content",
                                   "enabled",
                                   "disable",
                                   "disabled",
                                   "position",
                                   "depth",
                                   "role",
                                   "extensions",
                                   "id",
                                   "uid",
                                   "displayIndex",
                                   "display_index",
                                   "addMemo",
                                   "secondkey",
                                   "insertorder",
                                   "mode",
                                   "alwaysActive",
                                   "extentions",
                                   "loreCache",
                                   "bookVersion",
                                   "folder",
                                   "text",
                                   "displayName",
                                   "forceActivation",
                                   "searchRange",
                                   "category",
                                   "contextConfig",
                                   "lastUpdatedAt",
                                   "nonStoryActivatable",
                                   "entry",
                                   "keywords",
                                   "weight",
                                   "activationPercent",
                                   "secondaryKeys"};

bool holdsText(const Json &json, const char *key, QLatin1String text)
{
    const Json *value = member(json, {key});
    return value && wire::toText(*value) == text;
}

bool holdsList(const Json &json, const char *key)
{
    const Json *value = member(json, {key});
    return value && value->is_array();
}

const Json *entriesOf(const Json &json)
{
    const Json *entries = member(json, {"entries"});
    return entries && entries->is_structured() ? entries : nullptr;
}

/// Whether one of them looks like an entry.
bool holdEntries(const Json &entries)
{
    static constexpr std::array kOfEntries{"content", "keys", "key", "text", "entry", "keywords"};
    return std::any_of(entries.begin(), entries.end(), [](const Json &entry) {
        return entry.is_object() && std::any_of(kOfEntries.begin(), kOfEntries.end(),
                                                [&entry](const char *key) { return entry.contains(key); });
    });
}

Origin originOf(const Json &json)
{
    if (holdsText(json, "type", "risu"_L1) && holdsList(json, "data"))
        return Origin::Risu;
    if (json.contains("lorebookVersion") && holdsList(json, "entries"))
        return Origin::NovelAi;
    if (holdsText(json, "kind", "memory"_L1) && holdsList(json, "entries"))
        return Origin::Agnai;
    const Json *entries = entriesOf(json);
    if (!entries)
        return Origin::Card;
    const auto isOfWorld = [](const Json &entry) {
        return entry.is_object() && !entry.contains("keys") && entry.contains("key");
    };
    const bool isNumbered = entries->is_object() && !entries->empty();
    return isNumbered || std::any_of(entries->begin(), entries->end(), isOfWorld) ? Origin::SillyTavern
                                                                                  : Origin::Card;
}

bool saysNothing(const Json &value)
{
    if (value.is_structured())
        return value.empty();
    if (value.is_string())
        return value.get_ref<const std::string &>().empty();
    return !flagIn(&value).value_or(!value.is_null());
}

/// The names of what entries hold and nobody here reads, each once.
QStringList unknownMembers(const Json &entries)
{
    QSet<QByteArray> known;
    for (const LoreMember &name : loreMembers()) {
        known.insert(name.key);
        known.insert(name.world);
        if (name.other)
            known.insert(name.other);
    }
    for (const char *name : kQuietMembers)
        known.insert(name);
    constexpr qsizetype kMostNames = 12;
    QStringList unknown;
    const auto look = [&](const Json &object, const QString &before) {
        for (const auto &[key, value] : object.items()) {
            const QByteArray name = QByteArray::fromStdString(key);
            if (known.contains(name) || saysNothing(value))
                continue;
            known.insert(name);
            if (unknown.size() < kMostNames)
                unknown.append(shownName(before + QString::fromUtf8(name)));
        }
    };
    for (const Json &entry : entries) {
        if (!entry.is_object())
            continue;
        look(entry, {});
        if (const Json *extensions = member(entry, {"extensions"}); extensions && extensions->is_object())
            look(*extensions, u"extensions."_s);
    }
    return unknown;
}

/// Where its users have no say in the file, a book works as the program has it.
void takeDefaultsOfWorld(LoreBook &book)
{
    book.scanDepth = book.scanDepth.value_or(kWorldDepth);
    book.recursive = book.recursive.value_or(true);
    for (LoreEntry &entry : book.entries)
        entry.wholeWords = entry.wholeWords.value_or(false);
}

QString programOf(Origin origin)
{
    switch (origin) {
    case Origin::Card: return {};
    case Origin::SillyTavern: return u"SillyTavern"_s;
    case Origin::Risu: return u"RisuAI"_s;
    case Origin::NovelAi: return u"NovelAI"_s;
    case Origin::Agnai: return u"Agnai"_s;
    }
    Q_UNREACHABLE();
}

/// Where a file of Character Card V3 has the book.
const Json &bookIn(const Json &json)
{
    const Json *data = member(json, {"data"});
    return json.contains("spec") && data && data->is_object() ? *data : json;
}

ForeignBook foreignBook(const Json &json, Origin origin)
{
    switch (origin) {
    case Origin::Risu: return risuBook(json);
    case Origin::NovelAi: return novelAiBook(json);
    case Origin::Agnai: return agnaiBook(json);
    case Origin::Card:
    case Origin::SillyTavern: break;
    }
    return {bookIn(json)};
}

void noteOrigin(const LorebookFile &file, CardNotes &notes)
{
    const QString program = programOf(file.origin);
    if (program.isEmpty())
        return;
    const int depth = file.book.scanDepth.value_or(0);
    notes.used(
        {},
        file.book.recursive.value_or(false)
            //: %1 is a program, %L2 a number of messages
            ? LorebookFileWords::tr("Read as a %1 lorebook with that program’s defaults: keywords are looked "
                                    "for in the newest messages (%L2), and entries can fire entries.")
                  .arg(program)
                  .arg(depth)
            //: %1 is a program, %L2 a number of messages
            : LorebookFileWords::tr("Read as a %1 lorebook with that program’s defaults: keywords are looked "
                                    "for in the newest messages (%L2), and entries fire no entries.")
                  .arg(program)
                  .arg(depth));
}

void noteForeign(const ForeignBook &made, CardNotes &notes)
{
    if (made.alternatives > 0) {
        notes.warn(u"keys"_s,
                   LorebookFileWords::tr("Entries with several keywords, one of which requires two words at "
                                         "once: %L1. That keyword was read as written.")
                       .arg(made.alternatives));
    }
    if (made.placed > 0) {
        notes.ignored(
            u"insertionPosition"_s,
            LorebookFileWords::tr(
                "Entries placed by lines of text: %L1. They come after the description of the companion.")
                .arg(made.placed));
    }
    if (made.folders > 0)
        notes.ignored(u"mode"_s, LorebookFileWords::tr("Folders without text: %L1.").arg(made.folders));
}

} // namespace

bool isLorebook(const Json &json)
{
    if (!json.is_object())
        return false;
    const Json *spec = member(json, {"spec"});
    const QString stated = spec ? wire::toText(*spec) : QString();
    if (stated.startsWith("lorebook"_L1))
        return true;
    if (stated.startsWith("chara_card"_L1) || json.contains("metadata"))
        return false;
    const Origin origin = originOf(json);
    if (origin != Origin::Card && origin != Origin::SillyTavern)
        return true;
    // A book has a name and a description, as a card of the first kind has: the rest tells them apart.
    constexpr std::array kOfCards{"personality", "scenario", "first_mes", "mes_example", "members", "texts"};
    const Json *entries = entriesOf(json);
    const bool isOfCard = std::any_of(kOfCards.begin(), kOfCards.end(),
                                      [&json](const char *key) { return json.contains(key); });
    if (!entries || isOfCard)
        return false;
    if (entries->empty())
        return !isCharacterCard(json) || isStudioBook(json);
    return holdEntries(*entries);
}

Result<LorebookFile> readLorebookFile(const QByteArray &file, const QString &name)
{
    return readCardText(file).and_then([&name](const CardText &text) -> Result<LorebookFile> {
        const Json &json = text.json;
        if (!isLorebook(json))
            return refused(LorebookFileWords::tr("No lorebook in this file."));
        LorebookFile read;
        read.origin = originOf(bookIn(json));
        const ForeignBook made = foreignBook(json, read.origin);
        ReadBook book = readLorebook(made.book);
        read.book = std::move(book.book);
        if (read.book.name.isEmpty())
            read.book.name = name.trimmed().isEmpty() ? LorebookFileWords::tr("Lorebook") : name.trimmed();
        if (isStudioBook(made.book) && read.origin == Origin::SillyTavern)
            std::for_each(read.book.entries.begin(), read.book.entries.end(), takeSlashesOff);
        if (!isStudioBook(made.book) && read.origin == Origin::SillyTavern)
            takeDefaultsOfWorld(read.book);
        CardNotes notes;
        if (!isStudioBook(made.book))
            noteOrigin(read, notes);
        notes.used(u"entries"_s, loreText({read.book}));
        if (book.unread > 0) {
            notes.warn(
                u"entries"_s,
                LorebookFileWords::tr(
                    "Entries left out because they cannot be read or are too many for a companion: %L1.")
                    .arg(book.unread));
        }
        noteForeign(made, notes);
        const Json *entries = member(bookIn(json), {read.origin == Origin::Risu ? "data" : "entries"});
        if (entries && entries->is_structured()) {
            const QStringList unknown = unknownMembers(*entries);
            if (!unknown.isEmpty())
                notes.ignored(unknown.join(u", "_s),
                              LorebookFileWords::tr("Not supported here, and left out of the entries."));
        }
        read.report = notes.report();
        return read;
    });
}

QByteArray writeLorebookFile(const LoreBook &book, LorebookForm form)
{
    if (form == LorebookForm::WorldInfo)
        return wire::dumpIndented(worldInfoJson(book)) + '\n';
    const Json json{{"spec", "lorebook_v3"}, {"data", lorebookJson({book}, BookKind::V3)}};
    return wire::dumpIndented(json) + '\n';
}

AddedBook withBook(const QList<LoreBook> &books, LoreBook book)
{
    AddedBook added{books, book.name};
    for (int number = 2;; ++number) {
        const auto same = std::find_if(books.cbegin(), books.cend(),
                                       [&added](const LoreBook &one) { return one.name == added.name; });
        if (same == books.cend())
            break;
        LoreBook renamed = book;
        renamed.name = same->name;
        if (*same == renamed) {
            added.isThere = true;
            return added;
        }
        added.name = book.name + u' ' + QString::number(number);
    }
    book.name = added.name;
    added.books.append(std::move(book));
    return added;
}

model::ShelfBook forShelf(const QList<model::ShelfBook> &shelf, const LoreBook &book)
{
    QList<LoreBook> books;
    for (const model::ShelfBook &one : shelf) {
        if (one.book == book)
            return one;
        books.append(one.book);
    }
    const AddedBook added = withBook(books, book);
    if (!added.isThere)
        return {.id = {}, .book = added.books.last()};
    const auto isIt = [&added](const LoreBook &one) { return one.name == added.name; };
    return shelf.at(std::find_if(books.cbegin(), books.cend(), isIt) - books.cbegin());
}

} // namespace studio::persona
