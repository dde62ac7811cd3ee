// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lore_edit.h"

#include "core/persona/lore/lore_decorators.h"
#include "core/persona/lore/lore_members.h"
#include "core/wire/loose/raw_object.h"

#include <array>
#include <utility>

namespace studio::persona {

using model::LoreEntry;
using model::LorePlace;
using wire::Json;
using wire::RawObject;

namespace {

enum class Shelf { Entry, Extensions };

/// A member by its place in the entry.
struct ShelfKey
{
    Shelf shelf;
    const char *key;
};

/// An entry as text, and its parsed value. Both change together, so that the result need not be parsed again:
/// a text with a lone surrogate could not be.
class EntryText
{
public:
    EntryText(const QByteArray &raw, const Json &json)
        : m_raw(RawObject::of(raw).value_or(RawObject()))
        , m_extensions(RawObject::of(m_raw.value("extensions")).value_or(RawObject()))
        , m_json(json)
    {
    }

    [[nodiscard]] const Json &json() const { return m_json; }
    /// Null counts as none.
    [[nodiscard]] const Json *at(const ShelfKey &place) const
    {
        const Json *shelf = place.shelf == Shelf::Entry ? &m_json : member(m_json, {"extensions"});
        return shelf && shelf->is_object() ? member(*shelf, {place.key}) : nullptr;
    }
    [[nodiscard]] const Json *own(const char *key) const { return at({Shelf::Entry, key}); }

    void set(const ShelfKey &place, const Json &value)
    {
        if (place.shelf == Shelf::Entry) {
            m_json[place.key] = value;
            m_raw.set(place.key, wire::dump(value));
            return;
        }
        Json &extensions = m_json["extensions"];
        if (!extensions.is_object())
            extensions = Json::object();
        extensions[place.key] = value;
        m_extensions.set(place.key, wire::dump(value));
        m_hasOtherExtensions = true;
    }

    void remove(const ShelfKey &place)
    {
        Json *shelf = &m_json;
        if (place.shelf == Shelf::Extensions) {
            const auto extensions = m_json.find("extensions");
            shelf = extensions == m_json.end() || !extensions->is_object() ? nullptr : &*extensions;
        }
        if (!shelf || shelf->erase(place.key) == 0)
            return;
        if (place.shelf == Shelf::Entry) {
            m_raw.remove(place.key);
        } else {
            m_extensions.remove(place.key);
            m_hasOtherExtensions = true;
        }
    }

    [[nodiscard]] QByteArray text()
    {
        if (std::exchange(m_hasOtherExtensions, false))
            m_raw.set("extensions", m_extensions.text());
        return m_raw.text();
    }

private:
    RawObject m_raw;
    RawObject m_extensions;
    Json m_json;
    bool m_hasOtherExtensions = false;
};

/// All places of a member, in reading order.
QList<ShelfKey> placesOf(const LoreMember &known)
{
    QList<ShelfKey> places;
    for (const Shelf shelf : {Shelf::Extensions, Shelf::Entry}) {
        if (shelf == Shelf::Extensions && !known.mayBeExtension)
            continue;
        places.append({shelf, known.key});
        if (QByteArrayView(known.world) != known.key)
            places.append({shelf, known.world});
        if (known.other)
            places.append({shelf, known.other});
    }
    return places;
}

/// In its own files SillyTavern uses other names than in cards.
bool isOfWorld(const EntryText &entry)
{
    return !entry.own("keys") && (entry.own("key") || entry.own("keysecondary") || entry.own("disable"));
}

ShelfKey usualPlace(const LoreMember &known, const EntryText &entry)
{
    if (isOfWorld(entry))
        return {Shelf::Entry, known.world};
    return {known.isExtension ? Shelf::Extensions : Shelf::Entry, known.key};
}

/// A duplicate of the value under another name is updated too; a different value there was never read.
void setMember(EntryText &entry, const LoreMember &known, const Json &value)
{
    std::optional<Json> before;
    for (const ShelfKey &place : placesOf(known)) {
        const Json *stated = entry.at(place);
        if (!stated)
            continue;
        if (!before)
            before = *stated;
        if (*stated == *before)
            entry.set(place, value);
    }
    if (!before)
        entry.set(usualPlace(known, entry), value);
}

void removeMember(EntryText &entry, const LoreMember &known)
{
    for (const ShelfKey &place : placesOf(known))
        entry.remove(place);
}

void changeMembers(EntryText &entry, const Json &before, const Json &after)
{
    for (const LoreMember &known : loreMembers()) {
        const Json *was = valueOf(known, before);
        const Json *is = valueOf(known, after);
        if (!is && was)
            removeMember(entry, known);
        else if (is && (!was || *was != *is))
            setMember(entry, known, *is);
    }
}

void setEnabled(EntryText &entry, bool isEnabled)
{
    const bool isSaid = entry.own("enabled") || !isOfWorld(entry);
    if (isSaid)
        entry.set({Shelf::Entry, "enabled"}, isEnabled);
    for (const char *key : {"disable", "disabled"}) {
        if (entry.own(key))
            entry.set({Shelf::Entry, key}, !isEnabled);
    }
    if (!isSaid && !entry.own("disable") && !entry.own("disabled"))
        entry.set({Shelf::Entry, "disable"}, !isEnabled);
}

void setPlace(EntryText &entry, const LoreEntry &wanted, const Json &after)
{
    const bool isWorld = isOfWorld(entry);
    const Shelf shelf = isWorld ? Shelf::Entry : Shelf::Extensions;
    if (wanted.spot) {
        const Json &extensions = after["extensions"];
        for (const char *key : {"position", "depth", "role"})
            entry.set({shelf, key}, extensions[key]);
        return;
    }
    const int number = wanted.afterSheet ? 1 : 0;
    if (entry.at({Shelf::Extensions, "position"}))
        entry.set({Shelf::Extensions, "position"}, number);
    const Json *own = entry.own("position");
    if (isWorld || (own && own->is_number()))
        entry.set({Shelf::Entry, "position"}, number);
    else
        entry.set({Shelf::Entry, "position"}, after["position"]);
}

/// Rewrites all known members. For entries that state one thing in several ways, where another of these
/// counts as soon as the first changes.
void rewrite(EntryText &entry, const Json &after)
{
    for (const LoreMember &known : loreMembers())
        removeMember(entry, known);
    for (const char *key : {"position", "depth", "role"}) {
        entry.remove({Shelf::Extensions, key});
        entry.remove({Shelf::Entry, key});
    }
    for (const char *key : {"enabled", "disable", "disabled"})
        entry.remove({Shelf::Entry, key});
    for (const auto &[key, value] : after.items()) {
        if (key != "extensions")
            entry.set({Shelf::Entry, key.c_str()}, value);
    }
    for (const auto &[key, value] : after["extensions"].items())
        entry.set({Shelf::Extensions, key.c_str()}, value);
}

} // namespace

QByteArray editedLoreEntry(const QByteArray &raw, const Json &json, const LoreEntry &wanted, BookKind kind)
{
    const LoreEntry before = readLoreEntry(json);
    const Json was = loreEntryJson(before, kind);
    const Json is = loreEntryJson(wanted, kind);
    if (was == is)
        return raw;
    EntryText entry(raw, json);
    changeMembers(entry, was, is);
    if (before.enabled != wanted.enabled)
        setEnabled(entry, wanted.enabled);
    if (before.afterSheet != wanted.afterSheet || before.spot != wanted.spot)
        setPlace(entry, wanted, is);
    const Json *content = entry.own("content");
    const QString text = content ? wire::toText(*content) : QString();
    const QString changed =
        kind == BookKind::V3 ? redecorated(text, before, wanted) : wire::toText(is["content"]);
    if (changed != text)
        entry.set({Shelf::Entry, "content"}, wire::toJson(changed));
    if (readLoreEntry(entry.json()) != readLoreEntry(is))
        rewrite(entry, is);
    return entry.text();
}

} // namespace studio::persona
