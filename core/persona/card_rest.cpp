// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_rest.h"

#include "core/persona/card_fields.h"
#include "core/persona/naming.h"
#include "core/persona/told_in.h"

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

/// Members that the reader has already reported, besides texts and facts.
constexpr std::array kRead{"name",     "alternate_greetings", "group_only_greetings", "tags",
                           "nickname", "character_book",      "talkativeness",        "extensions",
                           "assets"};
/// Members of the file itself.
constexpr std::array kFrame{"spec", "spec_version", "data"};

template<class Names>
bool contains(const Names &names, const std::string &key)
{
    return std::any_of(names.begin(), names.end(), [&key](const char *name) { return key == name; });
}

bool holdsNothing(const Json &value)
{
    return value.is_null() || (value.is_structured() && value.empty()) ||
           (value.is_string() && value.get_ref<const std::string &>().empty());
}

/// Why an asset is not shown, judged by its address.
QString assetText(const QString &address)
{
    const QString scheme = address.section(u':', 0, 0).toLower();
    if (scheme == "http"_L1 || scheme == "https"_L1)
        return CardNoteWords::tr("Not downloaded: the file is at a remote address. The address is kept.");
    if (scheme == "ccdefault"_L1)
        return CardNoteWords::tr("Refers to the card’s own picture.");
    if (scheme == "embeded"_L1 || scheme == "embedded"_L1 || address.startsWith("__asset:"_L1))
        return CardNoteWords::tr("Part of the card file, and kept there.");
    if (scheme == "data"_L1)
        return CardNoteWords::tr("Written in the card itself, and kept there.");
    return CardNoteWords::tr("Not downloaded: unknown kind of address. The address is kept.");
}

void noteAssets(const Json &assets, CardNotes &notes)
{
    if (!assets.is_array())
        return notes.warn(u"assets"_s, CardNoteWords::tr("Not a list of pictures and files. Kept as it is."));
    for (const Json &asset : assets) {
        const auto textOf = [&asset](const char *key) { // cut short: the field may contain a picture
            const bool isText = asset.is_object() && asset.contains(key) && asset[key].is_string();
            return isText ? QString::fromStdString(asset[key].get_ref<const std::string &>().substr(0, 400))
                          : QString();
        };
        notes.kept(assetPart(textOf("type"), textOf("name")), assetText(textOf("uri")));
    }
}

void noteExtensions(const Json &extensions, CardNotes &notes)
{
    if (extensions.is_null())
        return;
    if (!extensions.is_object())
        return notes.warn(u"extensions"_s, CardNoteWords::tr("Not an object. Kept as it is."));
    for (const auto &[key, value] : extensions.items()) {
        const QString part = u"extensions."_s + QString::fromStdString(key);
        if (key == "talkativeness" || key == "depth_prompt" || key == kStudioExtension || holdsNothing(value))
            continue;
        if (key == "world")
            notes.kept(part, CardNoteWords::tr("The name of a lorebook that is not in this file. Kept."));
        else
            notes.kept(part);
    }
}

/// SillyTavern repeats the members of V1 at the top, for old readers.
void noteTop(const Json &file, const Json &data, CardNotes &notes)
{
    for (const auto &[key, value] : file.items()) {
        if (contains(kFrame, key) || holdsNothing(value) || key == "talkativeness")
            continue;
        const QString part = QString::fromStdString(key);
        const auto inside = data.find(key);
        const bool isRepeated = isCharacterMember(key) && inside != data.end();
        if (!isRepeated)
            notes.kept(part);
        else if (*inside != value)
            notes.warn(part, CardNoteWords::tr("This is in the card twice, with different values. The one in "
                                               "“data” was read. Both are kept."));
    }
}

} // namespace

QString assetPart(const QString &type, const QString &name)
{
    constexpr qsizetype kMostShown = 80;
    return QString(u"assets: "_s + type.left(kMostShown) + u' ' + name.left(kMostShown)).trimmed();
}

bool isCharacterMember(const std::string &key)
{
    const auto texts = textFields();
    const auto facts = factFields();
    const auto isIt = [&key](const auto &field) { return key == field.key; };
    return contains(kRead, key) || std::any_of(texts.begin(), texts.end(), isIt) ||
           std::any_of(facts.begin(), facts.end(), isIt);
}

const Json *talkativenessIn(const Json &data)
{
    const auto extensions = data.find("extensions");
    const bool hasExtensions = extensions != data.end() && extensions->is_object();
    if (hasExtensions && extensions->contains("talkativeness"))
        return &(*extensions)["talkativeness"];
    const auto own = data.find("talkativeness");
    return own == data.end() ? nullptr : &*own;
}

QString depthNoteIn(const Json &data)
{
    const auto extensions = data.find("extensions");
    if (extensions == data.end() || !extensions->is_object() || !extensions->contains("depth_prompt"))
        return {};
    const Json &note = (*extensions)["depth_prompt"];
    if (note.is_string())
        return wire::toText(note);
    return note.is_object() && note.contains("prompt") ? wire::toText(note["prompt"]) : QString();
}

void noteRest(const Json &file, const CardShape &shape, CardNotes &notes)
{
    const Json &data = shape.isFlat ? file : file["data"];
    for (const auto &[key, value] : data.items()) {
        if (key == "assets")
            noteAssets(value, notes);
        else if (key == "extensions")
            noteExtensions(value, notes);
        else if (!isCharacterMember(key) && !holdsNothing(value) && !(shape.isFlat && contains(kFrame, key)))
            notes.kept(QString::fromStdString(key));
    }
    if (!shape.isFlat)
        noteTop(file, data, notes);
}

} // namespace studio::persona
