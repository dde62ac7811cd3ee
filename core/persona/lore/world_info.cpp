// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/world_info.h"

#include "core/persona/card_rest.h"
#include "core/persona/lore/lore_entry.h"
#include "core/persona/lore/lore_members.h"
#include "core/persona/lore/lorebook.h"
#include "core/wire/texts_json.h"

#include <algorithm>
#include <string>

namespace studio::persona {

using model::LoreBook;
using model::LoreEntry;
using wire::Json;

namespace {

/// An empty entry with all members that SillyTavern gives an entry.
Json silentWorldEntry(qint64 number)
{
    return Json{{"uid", number},
                {"key", Json::array()},
                {"keysecondary", Json::array()},
                {"comment", ""},
                {"content", ""},
                {"constant", false},
                {"vectorized", false},
                {"selective", true},
                {"selectiveLogic", 0},
                {"addMemo", true},
                {"order", 0},
                {"position", 1},
                {"disable", false},
                {"ignoreBudget", false},
                {"excludeRecursion", false},
                {"preventRecursion", false},
                {"delayUntilRecursion", false},
                {"probability", 100},
                {"useProbability", true},
                {"depth", 4},
                {"group", ""},
                {"groupOverride", false},
                {"groupWeight", 100},
                {"scanDepth", nullptr},
                {"caseSensitive", nullptr},
                {"matchWholeWords", nullptr},
                {"useGroupScoring", nullptr},
                {"automationId", ""},
                {"role", nullptr},
                {"sticky", 0},
                {"cooldown", 0},
                {"delay", 0},
                {"displayIndex", number}};
}

/// Whether it is `/pattern/flags`.
bool hasSlashes(const QString &key)
{
    const qsizetype end = key.lastIndexOf(u'/');
    const auto isFlag = [](QChar c) { return QStringView(u"dgimsuvy").contains(c); };
    return key.startsWith(u'/') && end > 0 && std::all_of(key.cbegin() + end + 1, key.cend(), isFlag);
}

/// `a/b` becomes `/a\/b/`; a key with slashes around it stays.
QString withSlashes(const QString &key)
{
    if (hasSlashes(key))
        return key;
    QString pattern;
    bool isEscaped = false;
    for (const QChar c : key) {
        if (c == u'/' && !isEscaped)
            pattern += u'\\';
        pattern += c;
        isEscaped = c == u'\\' && !isEscaped;
    }
    return QString(u'/' + pattern + u'/');
}

} // namespace

Json worldEntryJson(const LoreEntry &entry, qint64 number)
{
    const Json said = loreEntryJson(entry, BookKind::V3);
    Json json = silentWorldEntry(number);
    for (const LoreMember &known : loreMembers()) {
        if (const Json *value = valueOf(known, said))
            json[known.world] = *value;
    }
    json["content"] = said["content"];
    json["disable"] = !entry.enabled;
    json["position"] = entry.afterSheet ? 1 : 0;
    if (entry.spot) {
        for (const char *key : {"position", "depth", "role"})
            json[key] = said["extensions"][key];
    }
    if (!entry.useRegex) {
        json.erase("useRegex"); // unknown to SillyTavern
        return json;
    }
    for (const char *key : {"key", "keysecondary"}) {
        for (Json &text : json[key])
            text = wire::toJson(withSlashes(wire::toText(text)));
    }
    return json;
}

Json worldInfoJson(const LoreBook &book)
{
    LoreBook cover = book;
    cover.entries.clear();
    Json json = lorebookJson({cover}, BookKind::V3);
    json["extensions"][kStudioExtension] = Json{{"namesFire", book.namesFire}};
    Json entries = Json::object();
    auto &members = entries.get_ref<Json::object_t &>(); // its [] would search all of them each time
    qint64 number = 0;
    for (const LoreEntry &entry : book.entries) {
        members.emplace_back(std::to_string(number), worldEntryJson(entry, number));
        ++number;
    }
    json["entries"] = std::move(entries);
    return json;
}

bool isStudioBook(const Json &book)
{
    const Json *extensions = member(book, {"extensions"});
    return extensions && extensions->is_object() && member(*extensions, {kStudioExtension});
}

void takeSlashesOff(LoreEntry &entry)
{
    if (!entry.useRegex)
        return;
    for (QStringList *keys : {&entry.keys, &entry.secondaryKeys}) {
        for (QString &key : *keys) {
            if (key.size() > 2 && key.startsWith(u'/') && key.endsWith(u'/'))
                key = key.sliced(1, key.size() - 2).replace(QLatin1String("\\/"), QLatin1String("/"));
        }
    }
}

} // namespace studio::persona
