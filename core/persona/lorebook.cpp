// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lorebook.h"

#include "core/persona/limits.h"
#include "core/wire/raw_object.h"
#include "core/wire/texts_json.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

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

/// The first of these names that the entry has.
const Json *member(const Json &entry, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const auto found = entry.find(name); found != entry.end() && !found->is_null())
            return &*found;
    }
    return nullptr;
}

QString textOf(const Json &entry, std::initializer_list<const char *> names)
{
    const Json *text = member(entry, names);
    return text ? wire::toText(*text) : QString();
}

bool isTrue(const Json &entry, const char *name, bool otherwise)
{
    const Json *value = member(entry, {name});
    return value && value->is_boolean() ? value->get<bool>() : otherwise;
}

QStringList keysOf(const Json &entry, std::initializer_list<const char *> names)
{
    QStringList keys;
    const Json *list = member(entry, names);
    if (!list || !list->is_array())
        return keys;
    for (const Json &key : *list) {
        if (const QString text = wire::toText(key); !text.isEmpty())
            keys.append(text);
    }
    return keys;
}

/// SillyTavern's own files have 0 for before, and other numbers for places that there are none of here.
bool isAfterSheet(const Json &entry)
{
    const Json *position = member(entry, {"position"});
    if (!position)
        return true;
    return position->is_number() ? position->get<double>() != 0 : wire::toText(*position) != "before_char"_L1;
}

LoreEntry readEntry(const Json &json)
{
    LoreEntry entry;
    const Decorated decorated = withoutDecorators(textOf(json, {"content"}));
    entry.name = textOf(json, {"name", "comment"});
    entry.keys = keysOf(json, {"keys", "key"});
    entry.secondaryKeys = keysOf(json, {"secondary_keys", "keysecondary"});
    entry.content = decorated.content;
    entry.enabled = isTrue(json, "enabled", !isTrue(json, "disable", false));
    entry.constant = (isTrue(json, "constant", false) || decorated.activates) && !decorated.isConditional;
    if (const Json *order = member(json, {"insertion_order", "order"}); order && order->is_number())
        entry.order = order->get<double>();
    entry.afterSheet = isAfterSheet(json);
    return entry;
}

qsizetype charactersOf(const LoreEntry &entry)
{
    qsizetype characters = entry.name.size() + entry.content.size();
    for (const QStringList &keys : {entry.keys, entry.secondaryKeys}) {
        for (const QString &key : keys)
            characters += key.size();
    }
    return characters;
}

Json entryJson(const LoreEntry &entry, BookKind kind)
{
    Json json{{"keys", wire::textsToJson(entry.keys)},
              {"content", wire::toJson(entry.content)},
              {"extensions", Json::object()},
              {"enabled", entry.enabled},
              {"insertion_order", entry.order},
              {"constant", entry.constant},
              {"name", wire::toJson(entry.name)},
              {"position", entry.afterSheet ? "after_char" : "before_char"}};
    if (entry.order == double(qint64(entry.order)))
        json["insertion_order"] = qint64(entry.order);
    if (!entry.secondaryKeys.isEmpty()) {
        json["selective"] = true;
        json["secondary_keys"] = wire::textsToJson(entry.secondaryKeys);
    }
    if (kind == BookKind::V3)
        json["use_regex"] = false;
    return json;
}

/// Not every line of @@@ is one: people draw with them.
bool isDecorator(QStringView line)
{
    if (!line.startsWith(u"@@"))
        return false;
    const qsizetype at = line.startsWith(u"@@@") ? 3 : 2;
    return at < line.size() && line.at(at) >= u'a' && line.at(at) <= u'z';
}

/// One decorator: `@@name value`, or with a third @ one that counts only where the one before is not known.
struct Decorator
{
    QStringView name;
    bool isFallback = false;
};

Decorator decoratorIn(QStringView line)
{
    const bool isFallback = line.startsWith(u"@@@");
    line = line.sliced(isFallback ? 3 : 2);
    const auto end = std::find_if(line.begin(), line.end(), [](QChar c) { return c.isSpace(); });
    return {line.first(end - line.begin()), isFallback};
}

bool isCondition(QStringView name)
{
    constexpr std::array<QLatin1String, 5> conditions{"dont_activate"_L1, "activate_only_after"_L1,
                                                      "activate_only_every"_L1, "is_greeting"_L1,
                                                      "is_user_icon"_L1};
    return std::find(conditions.begin(), conditions.end(), name) != conditions.end();
}

/// A line and where the next one begins.
QStringView lineAt(QStringView text, qsizetype &next)
{
    const qsizetype begin = next;
    const qsizetype end = text.indexOf(u'\n', begin);
    next = end < 0 ? text.size() : end + 1;
    return text.sliced(begin, (end < 0 ? text.size() : end) - begin).trimmed();
}

/// What a decorator said about being always on is said in the words of V2 instead.
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
    if (decorated.isConditional || decorated.activates)
        entry->set("constant", decorated.isConditional ? "false" : "true");
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

/// The book with each of its entries changed; the same bytes if none was.
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

// A blank line between the decorators and the text belongs to them.
Decorated withoutDecorators(const QString &content)
{
    Decorated read{content, false, false};
    if (!isDecorator(QStringView(content).trimmed()))
        return read;
    bool isLastKnown = false;
    qsizetype behind = 0;
    for (qsizetype next = 0; next < content.size();) {
        const QStringView line = lineAt(content, next);
        if (!line.isEmpty() && !isDecorator(line))
            break;
        behind = next;
        if (line.isEmpty())
            continue;
        const Decorator decorator = decoratorIn(line);
        if (decorator.isFallback && isLastKnown)
            continue;
        isLastKnown = decorator.name == "activate"_L1 || isCondition(decorator.name);
        read.activates |= decorator.name == "activate"_L1;
        read.isConditional |= isCondition(decorator.name);
    }
    read.content = content.sliced(behind);
    return read;
}

ReadBook readLorebook(const Json &json)
{
    ReadBook read;
    if (!json.is_object())
        return read;
    read.book.name = textOf(json, {"name"});
    read.book.description = textOf(json, {"description"});
    const Json *entries = member(json, {"entries"});
    if (!entries || !entries->is_structured())
        return read;
    qsizetype left = kLongestLore - read.book.name.size() - read.book.description.size();
    for (const Json &entry : *entries) {
        if (!entry.is_object() || read.book.entries.size() >= kMostLoreEntries) {
            ++read.unread;
            continue;
        }
        LoreEntry known = readEntry(entry);
        left -= charactersOf(known);
        if (left < 0)
            ++read.unread;
        else
            read.book.entries.append(std::move(known));
    }
    return read;
}

Json lorebookJson(const QList<LoreBook> &books, BookKind kind)
{
    Json entries = Json::array();
    for (const LoreBook &book : books) {
        for (const LoreEntry &entry : book.entries)
            entries.push_back(entryJson(entry, kind));
    }
    const LoreBook first = books.value(0);
    return Json{{"name", wire::toJson(first.name)},
                {"description", wire::toJson(first.description)},
                {"extensions", Json::object()},
                {"entries", std::move(entries)}};
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
    QStringList sentences{Lorebook::tr("Entries: %L1, of which always on and part of the prompt: %L2.")
                              .arg(entries.size())
                              .arg(always)};
    if (keyed > 0) {
        sentences.append(
            Lorebook::tr(
                "Waiting for a keyword or a condition: %L1. These are kept and shown, but do not fire yet.")
                .arg(keyed));
    }
    if (off > 0)
        sentences.append(Lorebook::tr("Switched off: %L1.").arg(off));
    if (read.unread > 0)
        sentences.append(Lorebook::tr("Not readable here, and only kept: %L1.").arg(read.unread));
    return sentences.join(u' ');
}

} // namespace studio::persona
