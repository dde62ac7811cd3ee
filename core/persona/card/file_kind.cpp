// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/file_kind.h"

#include "core/persona/card/charx.h"
#include "core/persona/card/lorebook_file.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/picture/png_chunks.h"

#include <algorithm>

namespace studio::persona {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

QString textIn(const Json &json, const char *key)
{
    return json.contains(key) ? wire::toText(json[key]) : QString();
}

bool isGroup(const Json &json)
{
    const bool hasMembers = json.contains("members") && json["members"].is_array();
    return hasMembers && (json.contains("activation_strategy") || json.contains("disabled_members") ||
                          json.contains("chats") || json.contains("chat_id"));
}

} // namespace

FileKind jsonKind(const Json &json)
{
    if (!json.is_object())
        return FileKind::Unknown;
    const bool isStated = textIn(json, "spec").startsWith("chara_card"_L1);
    const bool hasTexts = json.contains("texts") && json["texts"].is_object();
    // A character card may have a field of that name too, among those that nobody knows.
    const bool isOurs = textIn(json, "id").startsWith("companion_"_L1) || !isCharacterCard(json);
    if (!isStated && hasTexts && isOurs)
        return FileKind::StudioCompanion;
    if (textIn(json, "format") == "companion-studio-room"_L1)
        return FileKind::Room;
    if (isLorebook(json)) // asked first: its name and description would make a card of it
        return FileKind::Lorebook;
    if (isCharacterCard(json))
        return FileKind::CharacterCard;
    if (isGroup(json))
        return FileKind::Group;
    return isAikyoCard(json) ? FileKind::AikyoCard : FileKind::Unknown;
}

FileKind fileKind(const QByteArray &file)
{
    if (isPng(file))
        return FileKind::PngCard;
    if (isZipCard(file))
        return FileKind::CharxCard;
    const auto text = readCardText(file);
    return text ? jsonKind(text->json) : FileKind::Unknown;
}

bool isLorebookFile(const QByteArray &file)
{
    // Every book has one of these words, so that most cards are not parsed twice.
    const bool couldBe =
        file.contains("\"entries\"") || file.contains("\"risu\"") || file.contains("lorebook");
    return couldBe && fileKind(file) == FileKind::Lorebook;
}

bool isZipCard(const QByteArray &file)
{
    const QByteArray head = file.first(std::min<qsizetype>(file.size(), 64)).trimmed();
    const bool isJson = head.startsWith('{') || head.startsWith("\xEF\xBB\xBF");
    return !isJson && holdsZip(file);
}

} // namespace studio::persona
