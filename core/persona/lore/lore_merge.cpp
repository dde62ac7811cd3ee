// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lore_merge.h"

#include "core/persona/card_rest.h"
#include "core/persona/lore/lore_decorators.h"
#include "core/persona/lore/lore_edit.h"
#include "core/persona/lore/lorebook.h"
#include "core/persona/lore/world_info.h"
#include "core/wire/loose/raw_object.h"
#include "core/wire/texts_json.h"

#include <QHash>

#include <algorithm>

namespace studio::persona {

using model::LoreBook;
using model::LoreEntry;
using wire::Json;
using wire::RawArray;
using wire::RawObject;

namespace {

/// An entry that was read, and its part of the text.
struct LoreSlot
{
    const Json *json = nullptr;
    qsizetype part = -1;
    LoreEntry entry;
    QByteArray said; ///< the whole entry, for comparison
    bool isTaken = false;
};

/// The slot of each wanted entry; -1: a new entry.
class LoreMatch
{
public:
    LoreMatch(QList<LoreSlot> &places, const QList<LoreEntry> &wanted, BookKind kind)
        : m_slots(places)
        , m_wanted(wanted)
        , m_slotOf(wanted.size(), -1)
    {
        for (LoreSlot &place : m_slots)
            place.said = wire::dump(loreEntryJson(place.entry, kind));
        for (const LoreEntry &entry : wanted)
            m_said.append(wire::dump(loreEntryJson(entry, kind)));
    }

    /// \p isSameBook: entries with nothing in common are the same if their places are.
    [[nodiscard]] QList<qsizetype> match(bool isSameBook)
    {
        for (qsizetype i = 0; i < std::min(m_slots.size(), m_wanted.size()); ++i) {
            if (m_slots.at(i).said == m_said.at(i))
                take(i, i);
        }
        matchBy([](const LoreSlot &place) { return place.said; },
                [this](qsizetype i) { return m_said.at(i); });
        matchByPart([](const LoreEntry &entry) { return entry.name.toUtf8(); });
        matchByPart([](const LoreEntry &entry) {
            return entry.keys.isEmpty() ? QByteArray() : wire::dump(wire::textsToJson(entry.keys));
        });
        matchByPart([](const LoreEntry &entry) { return entry.content.toUtf8(); });
        if (isSameBook || m_isAnyFound)
            matchByPlace();
        return m_slotOf;
    }

private:
    void take(qsizetype wanted, qsizetype slot)
    {
        m_slotOf[wanted] = slot;
        m_slots[slot].isTaken = true;
        m_isAnyFound = true;
    }

    /// The first free slot with the same mark; an empty mark does not count.
    template<class OfSlot, class OfWanted>
    void matchBy(const OfSlot &ofSlot, const OfWanted &ofWanted)
    {
        QHash<QByteArray, QList<qsizetype>> free;
        for (qsizetype i = m_slots.size() - 1; i >= 0; --i) {
            if (!m_slots.at(i).isTaken)
                free[ofSlot(m_slots.at(i))].append(i);
        }
        for (qsizetype i = 0; i < m_wanted.size() && !free.isEmpty(); ++i) {
            if (m_slotOf.at(i) >= 0)
                continue;
            const QByteArray mark = ofWanted(i);
            const auto found = mark.isEmpty() ? free.end() : free.find(mark);
            if (found == free.end())
                continue;
            take(i, found->takeLast());
            if (found->isEmpty())
                free.erase(found);
        }
    }

    template<class Mark>
    void matchByPart(const Mark &mark)
    {
        matchBy([&mark](const LoreSlot &place) { return mark(place.entry); },
                [this, &mark](qsizetype i) { return mark(m_wanted.at(i)); });
    }

    void matchByPlace()
    {
        for (qsizetype i = 0; i < m_wanted.size(); ++i) {
            const qsizetype behind = i == 0 ? 0 : m_slotOf.at(i - 1) + 1;
            const bool isPlaced = i == 0 || m_slotOf.at(i - 1) >= 0;
            if (m_slotOf.at(i) < 0 && isPlaced && behind < m_slots.size() && !m_slots.at(behind).isTaken)
                take(i, behind);
        }
    }

    QList<LoreSlot> &m_slots;
    const QList<LoreEntry> &m_wanted;
    QByteArrayList m_said;
    QList<qsizetype> m_slotOf;
    bool m_isAnyFound = false;
};

/// The part of the text for each value of a JSON object or array. If a key occurs twice, the last one counts.
QList<qsizetype> partsOf(const RawObject &raw, const Json &json)
{
    QHash<QByteArray, qsizetype> parts;
    for (qsizetype i = 0; i < raw.size(); ++i)
        parts.insert(raw.keyAt(i), i);
    QList<qsizetype> all;
    for (const auto &[key, value] : json.items())
        all.append(parts.value(QByteArray::fromStdString(key), -1));
    return all;
}
QList<qsizetype> partsOf(const RawArray &raw, const Json &json)
{
    QList<qsizetype> all;
    for (qsizetype i = 0; i < qsizetype(json.size()); ++i)
        all.append(i < raw.size() ? i : -1);
    return all;
}

/// An object of numbered entries.
class NumberedEntries
{
public:
    explicit NumberedEntries(const RawObject &raw)
        : m_raw(raw)
    {
        for (qsizetype i = 0; i < raw.size(); ++i)
            m_next = std::max(m_next, qint64(raw.keyAt(i).toInt()) + 1);
    }
    [[nodiscard]] QByteArray at(qsizetype part) const { return m_raw.valueAt(part); }
    void replace(qsizetype part, const QByteArray &value) { m_raw.replace(part, value); }
    void add(const LoreEntry &entry, BookKind)
    {
        const qint64 number = m_next++;
        m_raw.add(QByteArray::number(number), wire::dump(worldEntryJson(entry, number)));
    }
    RawObject &raw() { return m_raw; }

private:
    RawObject m_raw;
    qint64 m_next = 0;
};

class ListedEntries
{
public:
    explicit ListedEntries(const RawArray &raw)
        : m_raw(raw)
    {
    }
    [[nodiscard]] QByteArray at(qsizetype part) const { return m_raw.at(part); }
    void replace(qsizetype part, const QByteArray &value) { m_raw.replace(part, value); }
    void add(const LoreEntry &entry, BookKind kind) { m_raw.add(wire::dump(loreEntryJson(entry, kind))); }
    RawArray &raw() { return m_raw; }

private:
    RawArray m_raw;
};

/// The entries of one book in their new order, with their changes.
template<class Entries>
class EntriesMerge
{
public:
    EntriesMerge(const Entries &entries, const QList<qsizetype> &parts, const Json &json,
                 const ReadBook &read, const MergeKinds &kinds)
        : m_entries(entries)
        , m_kinds(kinds)
    {
        qsizetype at = 0;
        qsizetype next = 0;
        for (const Json &value : json) {
            const qsizetype part = parts.at(at++);
            const bool isRead = next < read.places.size() && read.places.at(next) == at - 1;
            if (isRead && part >= 0)
                m_slots.append({&value, part, read.book.entries.at(next), {}});
            else if (part >= 0)
                m_unread.append(part);
            next += isRead ? 1 : 0; // a name that is no text has no part: its entry goes in as a new one
        }
    }

    [[nodiscard]] QByteArray merged(const QList<LoreEntry> &wanted, bool isSameBook)
    {
        const BookKind kind = kindOfSource();
        const QList<qsizetype> slotOf = LoreMatch(m_slots, wanted, kind).match(isSameBook);
        QHash<qsizetype, QList<qsizetype>> behind = unreadBehindKept();
        QList<qsizetype> order = behind.take(-1);
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            if (slotOf.at(i) < 0) {
                m_entries.add(wanted.at(i), m_kinds.target);
                order.append(m_entries.raw().size() - 1);
                continue;
            }
            const LoreSlot &place = m_slots.at(slotOf.at(i));
            edit(place, wanted.at(i), kind);
            order.append(place.part);
            order += behind.take(place.part);
        }
        m_entries.raw().arrange(order);
        return m_entries.raw().text();
    }

private:
    /// If the source or the target is a V3, everything is written in V3's form; for a V2 target the
    /// decorators are removed afterwards.
    [[nodiscard]] BookKind kindOfSource() const
    {
        const bool isV3 = m_kinds.source == BookKind::V3 || m_kinds.target == BookKind::V3;
        return isV3 ? BookKind::V3 : BookKind::V2;
    }

    void edit(const LoreSlot &place, const LoreEntry &wanted, BookKind kind)
    {
        const Json *content = member(*place.json, {"content"});
        const QString text = content ? wire::toText(*content) : QString();
        const bool isDecorated = withoutDecorators(text).content != text;
        const QByteArray raw = m_entries.at(place.part);
        const QByteArray changed =
            editedLoreEntry(raw, *place.json, wanted, isDecorated ? BookKind::V3 : kind);
        if (changed != raw)
            m_entries.replace(place.part, changed);
    }

    /// An unreadable entry stays after the entry before it, or at the beginning (-1).
    [[nodiscard]] QHash<qsizetype, QList<qsizetype>> unreadBehindKept() const
    {
        QHash<qsizetype, QList<qsizetype>> behind;
        qsizetype next = 0;
        qsizetype kept = -1;
        for (const qsizetype part : m_unread) {
            for (; next < m_slots.size() && m_slots.at(next).part < part; ++next) {
                if (m_slots.at(next).isTaken)
                    kept = m_slots.at(next).part;
            }
            if (part >= 0)
                behind[kept].append(part);
        }
        return behind;
    }

    Entries m_entries;
    MergeKinds m_kinds;
    QList<LoreSlot> m_slots;
    QList<qsizetype> m_unread;
};

/// The book's own members, where the book states them.
void mergeFacts(RawObject &book, const Json &json, const LoreBook &before, const LoreBook &wanted)
{
    const Json was = lorebookJson({before}, BookKind::V3);
    const Json is = lorebookJson({wanted}, BookKind::V3);
    const auto change = [&](const char *key, const char *other) {
        const Json *value = member(is, {key});
        const Json *old = member(was, {key});
        if (value && old && *value == *old)
            return;
        const char *place = member(json, {key}) || !member(json, {other}) ? key : other;
        if (value) {
            book.set(place, wire::dump(*value));
        } else if (old) {
            book.remove(key);
            book.remove(other);
        }
    };
    change("name", "name");
    change("description", "description");
    change("scan_depth", "scanDepth");
    change("token_budget", "tokenBudget");
    change("recursive_scanning", "recursiveScanning");
    if (before.namesFire == wanted.namesFire)
        return;
    auto extensions = RawObject::of(book.value("extensions")).value_or(RawObject());
    extensions.remove(kStudioExtension);
    if (const Json *ours = member(is["extensions"], {kStudioExtension}))
        extensions.set(kStudioExtension, wire::dump(*ours));
    book.set("extensions", extensions.text());
}

/// The book that the source has comes first.
QList<LoreBook> sourceFirst(QList<LoreBook> books, const QString &name)
{
    const auto same =
        std::find_if(books.begin(), books.end(), [&name](const LoreBook &book) { return book.name == name; });
    if (same != books.end())
        std::rotate(books.begin(), same, same + 1);
    return books;
}

} // namespace

QByteArray mergedLorebook(const QByteArray &rawBook, const Json &json, const QList<LoreBook> &wanted,
                          const MergeKinds &kinds)
{
    const ReadBook read = readLorebook(json);
    auto book = RawObject::of(rawBook);
    const QList<LoreBook> books = sourceFirst(wanted, read.book.name);
    if (!book || books.isEmpty() || !json.is_object())
        return wire::dump(lorebookJson(wanted, kinds.target));
    const QList<LoreEntry> entries = entriesInOneBook(books);
    mergeFacts(*book, json, read.book, books.first());
    const bool isSameBook = books.first().name == read.book.name;
    const QByteArray rawEntries = book->value("entries");
    const Json *stated = member(json, {"entries"});
    if (const auto map = RawObject::of(rawEntries); map && stated && stated->is_object()) {
        EntriesMerge<NumberedEntries> merge(NumberedEntries(*map), partsOf(*map, *stated), *stated, read,
                                            kinds);
        book->set("entries", merge.merged(entries, isSameBook));
    } else {
        const auto list = RawArray::of(rawEntries);
        const Json none = Json::array();
        const bool isList = list && stated && stated->is_array();
        const Json &values = isList ? *stated : none;
        const RawArray raw = isList ? *list : RawArray();
        if (!isList && entries.isEmpty())
            return book->text();
        EntriesMerge<ListedEntries> merge(ListedEntries(raw), partsOf(raw, values), values, read, kinds);
        book->set("entries", merge.merged(entries, isSameBook));
    }
    return book->text();
}

} // namespace studio::persona
