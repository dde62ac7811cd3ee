// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_message.h"

#include <QSet>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// The side of a conversation, in any of its spellings: "user", "USER", "User". Names of people are no sides,
/// though some are spelled alike: "Ai" is a person, "ai" and "AI" are sides.
Role roleOf(const QString &word)
{
    static const QSet<QString> kWriters{u"user"_s,  u"human"_s,  u"request"_s, u"prompter"_s,
                                        u"input"_s, u"player"_s, u"outgoing"_s};
    static const QSet<QString> kModels{u"assistant"_s, u"model"_s,    u"gpt"_s,    u"bot"_s,
                                       u"char"_s,      u"ai"_s,       u"bing"_s,   u"character"_s,
                                       u"chatbot"_s,   u"response"_s, u"output"_s, u"incoming"_s};
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

/// The speaker, not counting "type" and "name", which many objects have.
const Json *namedSpeakerIn(const Json &message)
{
    return firstOf(message, {"role", "sender", "author", "from", "src", "speaker", "characterId", "userId",
                             "senderName", "sender_name", "senderId", "sender_id", "creator", "handle",
                             "username", "nickname", "who", "user"});
}

const Json *speakerIn(const Json &message)
{
    const Json *named = namedSpeakerIn(message);
    return named ? named : firstOf(message, {"name", "type"});
}

/// The spoken text, not counting "value", which settings have too.
const Json *saidTextIn(const Json &message)
{
    return firstOf(message,
                   {"content", "text", "message", "mes", "msg", "fragments", "parts", "candidates",
                    "raw_content", "utterance", "body", "markdown", "contentParts", "contentChunks"});
}

const Json *textIn(const Json &message)
{
    const Json *said = saidTextIn(message);
    return said ? said : firstOf(message, {"value", "data", "items"});
}

bool saysSide(const Json &json)
{
    return json.contains("is_user") || json.contains("is_human") || json.contains("isUser") ||
           json.contains("is_bot") || json.contains("isBot");
}

/// Other objects with a name and a text: entries of a lorebook, settings, contacts, a program's list of
/// changes.
bool isOfAList(const Json &message)
{
    const Json *keys = firstOf(message, {"keys", "key"});
    const bool isOfLorebook = keys && keys->is_array() && firstOf(message, {"content"});
    const bool isSetting =
        firstOf(message, {"name"}) && !saidTextIn(message) && !namedSpeakerIn(message) && !saysSide(message);
    if (isOfLorebook || isSetting)
        return true;
    if (firstOf(message, {"role", "type"}))
        return false;
    if (firstOf(message, {"sha", "commit", "commits", "tree", "email", "e-mail"}))
        return true;
    const Json *author = firstOf(message, {"author"});
    const bool isBare = author && author->is_object() && message.contains("message") && message.size() == 2;
    return isBare && firstOf(*author, {"name"}) && author->size() <= 3 && !firstOf(*author, {"id", "role"});
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
    for (const char *key : {"sender", "author", "from", "src", "speaker", "user", "creator"}) {
        const Json *one = firstOf(message, {key});
        if (!one || !one->is_object())
            continue;
        if (const Json *inner = firstOf(*one, {"user", "application"});
            inner && inner->is_object() && inner->contains("displayName"))
            one = inner;
        if (const Json *human = firstOf(*one, {"is_human", "is_user"}); human && human->is_boolean())
            who.role = human->get<bool>() ? Role::Writer : Role::Model;
        if (who.role == Role::Unknown)
            who.role = roleOf(textUnder(*one, {"role"}));
        who.name = textUnder(*one, {"nickname", "displayName", "display_name", "global_name", "name",
                                    "username", "first_name"});
        if (who.name.isEmpty() && who.role == Role::Unknown)
            who.name = textUnder(*one, {"id"});
        return who;
    }
    if (who.role == Role::Unknown)
        who.role = roleOf(
            textUnder(message, {"role", "sender", "author", "from", "speaker", "characterId", "type"}));
    if (who.role == Role::Unknown && firstOf(message, {"userId"}) && !firstOf(message, {"characterId"}))
        who.role = Role::Writer;
    who.name = textUnder(message, {"name", "senderName", "sender_name", "speaker", "from", "sender", "author",
                                   "username", "nickname", "handle", "who", "user", "characterId", "userId",
                                   "senderId", "sender_id"});
    if (roleOf(who.name) != Role::Unknown && roleOf(who.name) == who.role)
        who.name.clear(); // "assistant" is a side, not a name
    return who;
}

namespace {

Content contentIn(const Json &message)
{
    // DeepSeek splits a message by the purpose of its parts.
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
        for (const char *key : {"text", "content", "message", "contentParts", "contentChunks"}) {
            const Json *other = firstOf(message, {key});
            if (other && content.text.isEmpty() && content.thoughts.isEmpty())
                content = contentOf(*other);
        }
    }
    if (content.thoughts.isEmpty())
        content.thoughts =
            textUnder(message, {"reasoning", "reasoning_content", "thoughts", "thinking", "thinking_trace"});
    for (const char *key : {"attachments", "files", "images", "stickers", "photos", "videos", "media"}) {
        const Json *more = firstOf(message, {key});
        content.pictures += more && more->is_array() ? int(more->size()) : 0;
    }
    if (const Json *media = firstOf(message, {"photo", "file", "media_type"}); media && media->is_string())
        ++content.pictures;
    return content;
}

} // namespace

Content saidIn(const Json &message, Role role)
{
    Content content = contentIn(message);
    if (content.text.trimmed().isEmpty()) {
        const Json *swipes = firstOf(message, {"swipes"});
        const Json *at = firstOf(message, {"swipe_id"});
        if (swipes && swipes->is_array() && at && at->is_number_unsigned() &&
            at->get<quint64>() < swipes->size())
            content.text = plainText(&(*swipes)[at->get<std::size_t>()]);
    }
    if (role == Role::Model)
        partThoughts(content);
    if (isTrue(firstOf(message, {"isThought"}))) {
        content.thoughts = content.text;
        content.text.clear();
    }
    return content;
}

QStringList versionsIn(const Json &message, Role role, const QString &shown, int &chosen)
{
    const Json *others = firstOf(message, {"candidates", "swipes", "retries"});
    if (!others || !others->is_array())
        return {};
    const QString at = textUnder(message, {"swipe_id"});
    QStringList versions;
    chosen = -1;
    for (std::size_t i = 0; i < others->size(); ++i) {
        const Json &one = (*others)[i];
        Content said{one.is_string() ? wire::toText(one) : textUnder(one, {"raw_content", "text", "content"}),
                     {}};
        if (role == Role::Model)
            partThoughts(said);
        if (said.text.trimmed().isEmpty())
            continue;
        if (said.text.trimmed() == shown.trimmed() && (chosen < 0 || at == QString::number(i)))
            chosen = int(versions.size());
        versions.append(said.text);
    }
    if (chosen < 0) {
        chosen = int(versions.size());
        versions.append(shown);
    }
    if (versions.size() > 1)
        return versions;
    chosen = 0;
    return {};
}

QDateTime timeIn(const Json &message)
{
    return timeOf(firstOf(message, {"send_date", "timestamp", "timestamp_ms", "createdDateTime", "created_at",
                                    "create_time", "createdAt", "created", "inserted_at", "updatedAt",
                                    "updated_at", "created_utc", "created_date", "date_unixtime",
                                    "origin_server_ts", "date", "time", "ts", "sentAt"}));
}

bool hasSpeakerAndText(const Json &message)
{
    if (message.contains("versions") && message.contains("currentlySelected"))
        return true;
    return textIn(message) && !isOfAList(message) && (speakerIn(message) || saysSide(message));
}

} // namespace studio::intake
