// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/foreign_lore.h"

#include "core/persona/lore/lore_entry.h"
#include "core/wire/texts_json.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace studio::persona {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr int kRisuDepth = 5;         // messages
constexpr int kAgnaiDepth = 50;       // messages
constexpr double kNovelRange = 1'000; // letters
constexpr double kLettersOfAMessage = 250;

/// A member and its name in cards; members without a value are not copied.
struct Renamed
{
    const char *from;
    const char *to;
};
void copyMembers(const Json &from, Json &to, std::initializer_list<Renamed> names)
{
    for (const Renamed &name : names) {
        if (const Json *value = member(from, {name.from}))
            to[name.to] = *value;
    }
}

Json bookOf(const Json &json, Json entries)
{
    Json book = Json::object();
    copyMembers(json, book, {{"name", "name"}, {"description", "description"}});
    book["entries"] = std::move(entries);
    return book;
}

QString textAt(const Json &json, const char *key)
{
    const Json *value = member(json, {key});
    return value ? wire::toText(*value) : QString();
}

bool isOn(const Json &json, const char *key) { return flagIn(member(json, {key})).value_or(false); }

// ---- RisuAI

Json risuEntry(const Json &from)
{
    Json entry = Json::object();
    Json extensions{{"match_whole_words", false}};
    copyMembers(from, entry,
                {{"comment", "name"},
                 {"content", "content"},
                 {"key", "keys"},
                 {"secondkey", "secondary_keys"},
                 {"insertorder", "insertion_order"}});
    entry["selective"] = isOn(from, "selective");
    entry["constant"] = isOn(from, "alwaysActive") || textAt(from, "mode") == "constant"_L1;
    if (isOn(from, "useRegex")) { // its commas are not separators
        entry["use_regex"] = true;
        entry["keys"] = Json::array({wire::toJson(textAt(from, "key"))});
        entry["secondary_keys"] = Json::array({wire::toJson(textAt(from, "secondkey"))});
    }
    copyMembers(from, extensions, {{"activationPercent", "probability"}});
    for (const char *key : {"extentions", "extensions"}) { // RisuAI uses the misspelling
        const Json *own = member(from, {key});
        if (own && own->is_object())
            copyMembers(*own, extensions, {{"risu_case_sensitive", "case_sensitive"}});
    }
    entry["extensions"] = std::move(extensions);
    return entry;
}

// ---- NovelAI

/// About how many messages so many letters are; a range without an end is negative.
int messagesIn(double letters)
{
    constexpr double kMost = 1'000;
    return letters < 0 ? int(kMost) : int(std::clamp(std::ceil(letters / kLettersOfAMessage), 1.0, kMost));
}

/// Splits the key `a & b` into a key and required secondary keys; false if there are other keys too.
bool takeCombination(const QStringList &keys, Json &entry)
{
    const auto isCombined = [](const QString &key) {
        return !key.startsWith(u'/') && key.contains(u" & "_s);
    };
    if (std::none_of(keys.cbegin(), keys.cend(), isCombined))
        return true;
    if (keys.size() > 1)
        return false;
    QStringList parts;
    for (const QString &part : keys.first().split(u" & "_s)) {
        if (const QString text = part.trimmed(); !text.isEmpty())
            parts.append(text);
    }
    if (parts.size() < 2)
        return true;
    entry["keys"] = wire::textsToJson({parts.takeFirst()});
    entry["secondary_keys"] = wire::textsToJson(parts);
    entry["selective"] = true;
    entry["selectiveLogic"] = int(model::LoreLogic::All); // read outside `extensions` too
    return true;
}

QSet<QString> categoriesOff(const Json &json)
{
    QSet<QString> off;
    const Json *categories = member(json, {"categories"});
    if (!categories || !categories->is_array())
        return off;
    for (const Json &category : *categories) {
        const bool isOff = category.is_object() && !flagIn(member(category, {"enabled"})).value_or(true);
        if (const QString id = isOff ? textAt(category, "id") : QString(); !id.isEmpty())
            off.insert(id);
    }
    return off;
}

Json novelAiEntry(const Json &from, const QSet<QString> &off, ForeignBook &made)
{
    Json entry = Json::object();
    copyMembers(from, entry,
                {{"text", "content"}, {"keys", "keys"}, {"displayName", "name"}, {"enabled", "enabled"}});
    entry["constant"] = isOn(from, "forceActivation");
    if (off.contains(textAt(from, "category")))
        entry["enabled"] = false;
    const double range = numberIn(member(from, {"searchRange"})).value_or(kNovelRange);
    if (range != kNovelRange)
        entry["scan_depth"] = messagesIn(range);
    if (!isOn(from, "nonStoryActivatable"))
        entry["exclude_recursion"] = true;
    QStringList keys;
    if (const Json *stated = member(from, {"keys"}); stated && stated->is_array()) {
        for (const Json &key : *stated)
            keys.append(wire::toText(key));
    }
    made.alternatives += takeCombination(keys, entry) ? 0 : 1;
    const Json *place = member(from, {"contextConfig"});
    if (!place || !place->is_object())
        return entry;
    copyMembers(*place, entry, {{"budgetPriority", "priority"}});
    const double position = numberIn(member(*place, {"insertionPosition"})).value_or(-1);
    made.placed += position == -1 || position == 0 ? 0 : 1;
    return entry;
}

// ---- Agnai

/// Converts a key with `*` (letters) or `?` (one letter) to a pattern.
QString agnaiKey(const QString &key)
{
    if (!key.contains(u'*') && !key.contains(u'?'))
        return key;
    QString pattern;
    for (const QChar c : key) {
        if (c == u'*')
            pattern += u"\\w*"_s;
        else if (c == u'?')
            pattern += u"\\w"_s;
        else
            pattern += c == u'/' ? u"\\/"_s : QRegularExpression::escape(QString(c));
    }
    return QString(u"/\\b"_s + pattern + u"\\b/i"_s);
}

Json agnaiEntry(const Json &from)
{
    Json entry = Json::object();
    copyMembers(from, entry,
                {{"entry", "content"},
                 {"comment", "name"},
                 {"name", "name"},
                 {"priority", "priority"},
                 {"weight", "insertion_order"},
                 {"enabled", "enabled"},
                 {"constant", "constant"},
                 {"selective", "selective"},
                 {"secondaryKeys", "secondary_keys"}});
    QStringList keys;
    if (const Json *stated = member(from, {"keywords"}); stated && stated->is_array()) {
        for (const Json &key : *stated)
            keys.append(agnaiKey(wire::toText(key)));
    }
    entry["keys"] = wire::textsToJson(keys);
    entry["extensions"] = Json{{"match_whole_words", true}};
    return entry;
}

} // namespace

ForeignBook risuBook(const Json &json)
{
    ForeignBook made;
    Json entries = Json::array();
    for (const Json &from : json["data"]) {
        if (from.is_object() && textAt(from, "mode") == "folder"_L1)
            ++made.folders;
        else
            entries.push_back(from.is_object() ? risuEntry(from) : Json());
    }
    made.book = bookOf(json, std::move(entries));
    made.book["scan_depth"] = kRisuDepth;
    made.book["recursive_scanning"] = true;
    return made;
}

ForeignBook novelAiBook(const Json &json)
{
    ForeignBook made;
    const QSet<QString> off = categoriesOff(json);
    Json entries = Json::array();
    for (const Json &from : json["entries"])
        entries.push_back(from.is_object() ? novelAiEntry(from, off, made) : Json());
    made.book = bookOf(json, std::move(entries));
    made.book["scan_depth"] = messagesIn(kNovelRange);
    made.book["recursive_scanning"] = true; // for the entries that ask for it
    return made;
}

ForeignBook agnaiBook(const Json &json)
{
    ForeignBook made;
    Json entries = Json::array();
    for (const Json &from : json["entries"])
        entries.push_back(from.is_object() ? agnaiEntry(from) : Json());
    made.book = bookOf(json, std::move(entries));
    made.book["scan_depth"] = kAgnaiDepth;
    made.book["recursive_scanning"] = false;
    return made;
}

} // namespace studio::persona
