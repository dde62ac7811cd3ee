// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_dialects.h"

#include "core/intake/chats/chat_values.h"
#include "core/intake/chats/matrix_talk.h"
#include "core/intake/chats/slack_text.h"
#include "core/intake/page_text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// LM Studio splits an answer into steps; some steps are thoughts, some are tool calls.
Json partsOfSteps(const Json &steps)
{
    Json parts = Json::array();
    for (const Json &step : steps) {
        const Json *content = firstOf(step, {"content"});
        if (!content || textUnder(step, {"type"}) != "contentBlock"_L1)
            continue;
        const Json *style = firstOf(step, {"style"});
        const bool isThought = style && textUnder(*style, {"type"}) == "thinking"_L1;
        parts.push_back({{"type", isThought ? "thinking" : "output_text"}, {"content", *content}});
    }
    return parts;
}

void chooseVersion(Json &message)
{
    const Json *versions = firstOf(message, {"versions"});
    const Json *selected = firstOf(message, {"currentlySelected"});
    if (!versions || !versions->is_array() || versions->empty() || !selected ||
        !selected->is_number_integer())
        return;
    const auto last = qint64(versions->size()) - 1;
    const auto at = std::size_t(std::clamp<qint64>(selected->get<qint64>(), 0, last));
    Json all = *versions;
    Json texts = Json::array();
    for (Json &one : all) {
        if (const Json *steps = firstOf(one, {"steps"}); steps && steps->is_array())
            one["content"] = partsOfSteps(*steps);
        const Json *content = firstOf(one, {"content"});
        texts.push_back(wire::toJson(content ? contentOf(*content).text : QString()));
    }
    message = all[at];
    if (message.is_object())
        message["swipes"] = texts;
}

void readTeams(Json &message)
{
    if (!message.contains("messageType"))
        return;
    if (textUnder(message, {"messageType"}) != "message"_L1)
        message["is_system"] = true;
    const Json *body = firstOf(message, {"body"});
    if (!body || !body->is_object())
        return;
    const QString text = textUnder(*body, {"content"});
    const bool isPage = textUnder(*body, {"contentType"}).compare("html"_L1, Qt::CaseInsensitive) == 0;
    message["content"] = wire::toJson(isPage ? withoutTags(text) : text);
}

void readSlack(Json &message)
{
    if (textUnder(message, {"type"}) != "message"_L1 || !message.contains("ts"))
        return;
    static const QSet<QString> kSaid{u"bot_message"_s, u"me_message"_s,   u"thread_broadcast"_s,
                                     u"file_share"_s,  u"file_comment"_s, u"reply_broadcast"_s};
    const QString subtype = textUnder(message, {"subtype"});
    if (!subtype.isEmpty() && !kSaid.contains(subtype))
        message["is_system"] = true;
    message["text"] = wire::toJson(shownSlackText(textUnder(message, {"text"})));
    for (const char *key : {"user_profile", "bot_profile"}) {
        const Json *profile = firstOf(message, {key});
        const QString name = profile ? textUnder(*profile, {"display_name", "real_name", "name"}) : QString();
        if (!name.isEmpty()) {
            message["name"] = wire::toJson(name);
            message.erase("user");
            return;
        }
    }
}

QString textOfEmbeds(const Json &embeds)
{
    QStringList texts;
    for (const Json &one : embeds) {
        for (const char *key : {"title", "description"}) {
            if (const QString text = textUnder(one, {key}); !text.isEmpty())
                texts.append(text);
        }
    }
    return texts.join(u'\n');
}

void readDiscord(Json &message)
{
    const Json *author = firstOf(message, {"author"});
    const Json *embeds = firstOf(message, {"embeds"});
    const Json *type = firstOf(message, {"type"});
    const bool isDiscord = type && author && author->is_object() &&
                           (message.contains("embeds") || message.contains("attachments") ||
                            message.contains("channel_id") || author->contains("nickname"));
    if (!isDiscord)
        return;
    // A bot says the answer to a command (20, 23), so it is no notice.
    static const QSet<QString> kSaid{u"Default"_s, u"Reply"_s, u"0"_s, u"19"_s, u"20"_s, u"23"_s};
    if (!kSaid.contains(plainText(type)))
        message["is_system"] = true;
    if (textUnder(message, {"content"}).isEmpty() && embeds && embeds->is_array())
        message["content"] = wire::toJson(textOfEmbeds(*embeds));
}

void readTelegram(Json &message)
{
    if (!message.contains("from_id") || !message.contains("from"))
        return;
    if (message["from"].is_null())
        message["from"] = "Deleted Account";
    if (!message.contains("forwarded_from"))
        return;
    const Json *said = firstOf(message, {"text"});
    const QString text = said ? contentOf(*said).text : QString();
    if (text.trimmed().isEmpty())
        return;
    const QString name = textUnder(message, {"forwarded_from"});
    PageText quoted;
    quoted.add(name.isEmpty() ? text : name + u": "_s + text, true);
    quoted.quote(0);
    message["text"] = wire::toJson(quoted.take());
}

void readMessenger(Json &message)
{
    if (!message.contains("sender_name") || !message.contains("timestamp_ms"))
        return;
    for (const char *key : {"sender_name", "content"}) {
        const auto it = message.find(key);
        if (it != message.end() && it->is_string())
            *it = wire::toJson(unmangled(wire::toText(*it)));
    }
}

} // namespace

Json plainMessage(const Json &message)
{
    Json plain = message;
    if (!plain.is_object())
        return plain;
    chooseVersion(plain);
    if (!plain.is_object())
        return Json::object();
    readMatrix(plain);
    readTeams(plain);
    readSlack(plain);
    readDiscord(plain);
    readTelegram(plain);
    readMessenger(plain);
    return plain;
}

} // namespace studio::intake
