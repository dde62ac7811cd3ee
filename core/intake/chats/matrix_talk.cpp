// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/matrix_talk.h"

#include "core/intake/chats/chat_values.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

bool isMatrixEvent(const Json &json)
{
    return json.is_object() && json.contains("origin_server_ts") &&
           textUnder(json, {"sender"}).startsWith(u'@');
}

/// The last names of the members, by id. Two members with one name keep their ids, because they are two
/// people.
QHash<QString, QString> matrixNames(const Json &events)
{
    QHash<QString, QString> names;
    for (const Json &event : events) {
        const QString sender = textUnder(event, {"sender"});
        if (isMatrixEvent(event) && !names.contains(sender))
            names.insert(sender, {});
        const Json *content = firstOf(event, {"content"});
        const QString member = textUnder(event, {"state_key"});
        const QString name = content ? textUnder(*content, {"displayname"}).simplified() : QString();
        if (textUnder(event, {"type"}) == "m.room.member"_L1 && !member.isEmpty() && !name.isEmpty())
            names.insert(member, name);
    }
    QHash<QString, int> called;
    for (auto it = names.begin(); it != names.end(); ++it) {
        if (it->isEmpty())
            *it = it.key().mid(1).section(u':', 0, 0); // "@ida:example.org"
        ++called[*it];
    }
    for (auto it = names.begin(); it != names.end(); ++it) {
        if (called.value(*it) > 1)
            *it = it.key();
    }
    return names;
}

/// The id of the event that this event corrects, and the new text.
QString correctedBy(const Json &event)
{
    const Json *content = firstOf(event, {"content"});
    const Json *relation = content ? firstOf(*content, {"m.relates_to"}) : nullptr;
    if (!relation || textUnder(*relation, {"rel_type"}) != "m.replace"_L1 ||
        !content->contains("m.new_content"))
        return {};
    return textUnder(*relation, {"event_id"});
}

/// The newest correction of each event, by its id and sender: nobody corrects the events of others.
QHash<QString, const Json *> correctionsIn(const Json &events)
{
    QHash<QString, const Json *> corrections;
    for (const Json &event : events) {
        if (const QString id = correctedBy(event); !id.isEmpty())
            corrections.insert(id + u' ' + textUnder(event, {"sender"}), &event["content"]["m.new_content"]);
    }
    return corrections;
}

} // namespace

void readMatrix(Json &message)
{
    if (!isMatrixEvent(message))
        return;
    static const QSet<QString> kFiles{u"m.image"_s, u"m.file"_s, u"m.audio"_s, u"m.video"_s};
    const QString type = textUnder(message, {"type"});
    if (type != "m.room.message"_L1 && type != "m.sticker"_L1)
        message["is_system"] = true;
    Json content = message.contains("content") ? message["content"] : Json();
    if (const Json *anew = firstOf(content, {"m.new_content"}))
        content = Json(*anew);
    const QString kind = textUnder(content, {"msgtype"});
    QString text = textUnder(content, {"body"});
    if (type == "m.sticker"_L1 || kFiles.contains(kind)) {
        // The body is the file name, unless a file name is given beside it.
        const QString file = textUnder(content, {"filename"});
        text = file.isEmpty() || file == text ? QString() : text;
        message["files"] = Json(std::size_t(1), nullptr);
    } else if (kind == "m.emote"_L1) {
        text = u'*' + text + u'*';
    }
    message["content"] = wire::toJson(text);
    message.erase("type");
}

std::optional<Json> matrixMessages(const Json &json, Sides &sides)
{
    const Json *events = firstOf(json, {"messages"});
    if (!events || !events->is_array() || !std::any_of(events->begin(), events->end(), isMatrixEvent))
        return std::nullopt;
    const auto names = matrixNames(*events);
    const auto corrections = correctionsIn(*events);
    QSet<QString> here;
    for (const Json &event : *events)
        here.insert(textUnder(event, {"event_id"}) + u' ' + textUnder(event, {"sender"}));
    Json messages = Json::array();
    for (const Json &event : *events) {
        const QString sender = textUnder(event, {"sender"});
        const QString corrected = correctedBy(event);
        if (!event.is_object() || (!corrected.isEmpty() && here.contains(corrected + u' ' + sender)))
            continue; // it replaces another event
        Json message = event;
        if (const Json *anew = corrections.value(textUnder(event, {"event_id"}) + u' ' + sender))
            message["content"] = Json(*anew);
        message["name"] = wire::toJson(names.value(sender, sender));
        messages.push_back(std::move(message));
    }
    const QString exporter = textUnder(json, {"exported_by"}).simplified();
    if (!exporter.isEmpty())
        sides.writers.insert(names.value(exporter, exporter));
    return messages;
}

} // namespace studio::intake
