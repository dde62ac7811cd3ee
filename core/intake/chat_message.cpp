// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chat_message.h"

#include <QSet>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// A side of a conversation, in small letters or large, or as a title: "user", "USER", "User". Names of
/// people are no sides, though some are spelled alike: "Ai" is somebody, "ai" and "AI" are not.
Role roleOf(const QString &word)
{
    static const QSet<QString> kWriters{u"user"_s,     u"human"_s, u"request"_s,
                                        u"prompter"_s, u"input"_s, u"player"_s};
    static const QSet<QString> kModels{u"assistant"_s, u"model"_s,    u"gpt"_s,   u"bot"_s,
                                       u"char"_s,      u"ai"_s,       u"bing"_s,  u"character"_s,
                                       u"chatbot"_s,   u"response"_s, u"output"_s};
    static const QSet<QString> kSilent{u"system"_s, u"tool"_s,    u"function"_s, u"developer"_s,
                                       u"info"_s,   u"service"_s, u"ipython"_s,  u"observation"_s};
    const bool isName = word.size() < 4 && word != word.toLower() && word != word.toUpper();
    if (isName)
        return Role::Unknown;
    const QString lower = word.toLower();
    if (kWriters.contains(lower))
        return Role::Writer;
    if (kModels.contains(lower))
        return Role::Model;
    return kSilent.contains(lower) ? Role::Silent : Role::Unknown;
}

const Json *speakerIn(const Json &message)
{
    return firstOf(message, {"role", "sender", "author", "from", "src", "speaker", "characterId", "userId",
                             "handle", "username", "nickname", "name", "who", "user", "type"});
}

const Json *textIn(const Json &message)
{
    return firstOf(message, {"content", "text", "message", "mes", "msg", "value", "fragments", "parts",
                             "candidates", "raw_content", "utterance", "body", "markdown", "data", "items"});
}

bool saysSide(const Json &json)
{
    return json.contains("is_user") || json.contains("is_human") || json.contains("isUser") ||
           json.contains("is_bot") || json.contains("isBot");
}

} // namespace

Who whoIn(const Json &message)
{
    Who who;
    const auto side = [&](const char *key, bool meansWriter) {
        const auto it = message.find(key);
        if (it != message.end() && it->is_boolean() && who.role == Role::Unknown)
            who.role = it->get<bool>() == meansWriter ? Role::Writer : Role::Model;
    };
    for (const char *key : {"is_user", "is_human", "isUser"})
        side(key, true);
    for (const char *key : {"sender", "author", "from", "src", "speaker", "user"}) {
        const Json *one = firstOf(message, {key});
        if (!one || !one->is_object())
            continue;
        if (const Json *human = firstOf(*one, {"is_human", "is_user"}); human && human->is_boolean())
            who.role = human->get<bool>() ? Role::Writer : Role::Model;
        if (who.role == Role::Unknown)
            who.role = roleOf(textUnder(*one, {"role"}));
        who.name = textUnder(*one, {"nickname", "displayName", "display_name", "global_name", "name",
                                    "username", "first_name"});
        return who;
    }
    if (who.role == Role::Unknown)
        who.role = roleOf(
            textUnder(message, {"role", "sender", "author", "from", "speaker", "characterId", "type"}));
    if (who.role == Role::Unknown && firstOf(message, {"userId"}) && !firstOf(message, {"characterId"}))
        who.role = Role::Writer;
    who.name = textUnder(message, {"name", "speaker", "from", "sender", "author", "username", "nickname",
                                   "handle", "who", "user", "characterId", "userId"});
    if (roleOf(who.name) != Role::Unknown && roleOf(who.name) == who.role)
        who.name.clear(); // "assistant" is a side, and nobody's name
    return who;
}

Content saidIn(const Json &message)
{
    // DeepSeek parts a message by what its pieces are for.
    if (const Json *fragments = firstOf(message, {"fragments"}); fragments && fragments->is_array()) {
        Content content;
        for (const Json &fragment : *fragments) {
            const QString text = textUnder(fragment, {"content", "text"});
            QString &to = textUnder(fragment, {"type"}).compare("THINK"_L1, Qt::CaseInsensitive) == 0
                              ? content.thoughts
                              : content.text;
            to += (to.isEmpty() ? QString() : u"\n"_s) + text;
        }
        return content;
    }
    const Json *candidates = firstOf(message, {"candidates"});
    if (candidates && candidates->is_array() && !candidates->empty()) {
        const QString primary = textUnder(message, {"primary_candidate_id"});
        const Json *chosen = &candidates->front();
        for (const Json &one : *candidates) {
            if (!primary.isEmpty() && textUnder(one, {"candidate_id"}) == primary)
                chosen = &one;
        }
        return {textUnder(*chosen, {"raw_content", "text", "content"}), {}};
    }
    const Json *text = textIn(message);
    Content content = text ? contentOf(*text) : Content();
    if (content.text.isEmpty() && content.thoughts.isEmpty() && content.pictures == 0) {
        if (const Json *other = firstOf(message, {"text", "content", "message"}))
            content = contentOf(*other);
    }
    if (content.thoughts.isEmpty())
        content.thoughts = textUnder(message, {"reasoning", "reasoning_content", "thoughts", "thinking"});
    for (const char *key : {"attachments", "files", "images", "stickers"}) {
        const Json *more = firstOf(message, {key});
        content.pictures += more && more->is_array() ? int(more->size()) : 0;
    }
    if (const Json *media = firstOf(message, {"photo", "file", "media_type"}); media && media->is_string())
        ++content.pictures;
    return content;
}

QStringList versionsIn(const Json &message, int &chosen)
{
    QStringList versions;
    const Json *candidates = firstOf(message, {"candidates", "swipes", "retries"});
    if (!candidates || !candidates->is_array() || candidates->size() < 2)
        return {};
    const QString primary = textUnder(message, {"primary_candidate_id"});
    for (const Json &one : *candidates) {
        const QString text =
            one.is_string() ? wire::toText(one) : textUnder(one, {"raw_content", "text", "content"});
        if (text.trimmed().isEmpty())
            continue;
        if (!primary.isEmpty() && textUnder(one, {"candidate_id"}) == primary)
            chosen = int(versions.size());
        versions.append(text);
    }
    return versions.size() < 2 ? QStringList() : versions;
}

QDateTime timeIn(const Json &message)
{
    return timeOf(firstOf(message, {"send_date", "timestamp", "created_at", "create_time", "createdAt",
                                    "created", "inserted_at", "updatedAt", "updated_at", "created_utc",
                                    "date_unixtime", "date", "time", "ts", "sentAt"}));
}

bool hasSpeakerAndText(const Json &message)
{
    return textIn(message) && (speakerIn(message) || saysSide(message));
}

} // namespace studio::intake
