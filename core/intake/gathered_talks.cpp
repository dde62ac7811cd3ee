// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/gathered_talks.h"

#include "core/intake/chats/chat_values.h"
#include "core/intake/chats/slack_text.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

constexpr qsizetype kMostNamed = 100; // damaged files listed by name

/// A Slack message with its speaker's name, and without fields that nobody reads.
Json namedSlackMessage(const Json &message, const QHash<QString, QString> &people)
{
    Json named = Json::object();
    for (const char *key : {"type", "subtype", "ts", "username", "user_profile", "bot_profile"}) {
        if (const Json *value = firstOf(message, {key}))
            named[key] = *value;
    }
    const QString id = textUnder(message, {"user", "bot_id"});
    const QString name = people.value(id, id);
    if (people.contains(id)) {
        named.erase("user_profile"); // a speaker's name of that day would split one person into two
        named["name"] = wire::toJson(name);
    } else if (!id.isEmpty()) {
        named["user"] = wire::toJson(name);
    }
    QString text = textUnder(message, {"text"});
    const Json *attached = firstOf(message, {"attachments"});
    if (text.isEmpty() && attached && attached->is_array()) {
        for (const Json &one : *attached)
            text += (text.isEmpty() ? QString() : u"\n"_s) + textUnder(one, {"text", "fallback"});
    }
    named["text"] = wire::toJson(withSlackNames(text, people));
    if (const Json *files = firstOf(message, {"files"}); files && files->is_array())
        named["files"] = Json(files->size(), nullptr);
    return named;
}

Json namedGoogleMessage(const Json &message)
{
    Json named = Json::object();
    for (const char *key : {"creator", "created_date", "text"}) {
        if (const Json *value = firstOf(message, {key}))
            named[key] = *value;
    }
    if (const Json *files = firstOf(message, {"attached_files"}); files && files->is_array())
        named["files"] = Json(files->size(), nullptr);
    return named;
}

QString joinedNames(const Json *members, const QHash<QString, QString> &people)
{
    QStringList names;
    if (!members || !members->is_array())
        return {};
    for (const Json &one : *members) {
        const QString name = one.is_string() ? people.value(wire::toText(one)) : textUnder(one, {"name"});
        if (!name.isEmpty())
            names.append(name);
    }
    return names.join(u", "_s);
}

bool put(QIODevice &to, const QByteArray &bytes) { return to.write(bytes) == bytes.size(); }

} // namespace

std::optional<GatheredTalks> GatheredTalks::in(const QStringList &names)
{
    GatheredTalks found;
    if (!found.findSlack(names) && !found.findGoogleChat(names))
        return std::nullopt;
    found.m_names = names;
    return found;
}

bool GatheredTalks::findSlack(const QStringList &names)
{
    const qsizetype users = [&names] {
        const auto isUsers = [](const QString &name) {
            return name == "users.json"_L1 || name.endsWith("/users.json"_L1);
        };
        return std::find_if(names.cbegin(), names.cend(), isUsers) - names.cbegin();
    }();
    if (users == names.size())
        return false;
    const QString root = names[users].chopped(qsizetype(sizeof("users.json")) - 1);
    QList<qsizetype> titles;
    QMap<QString, QMap<QString, qsizetype>> days;
    static const QRegularExpression kDay(u"^([^/]+)/(\\d{4}-\\d{2}-\\d{2})\\.json$"_s);
    static const QSet<QString> kTitles{u"channels.json"_s, u"groups.json"_s, u"dms.json"_s, u"mpims.json"_s};
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!names[i].startsWith(root))
            continue;
        const QString inside = names[i].mid(root.size());
        if (kTitles.contains(inside))
            titles.append(i);
        else if (const auto day = kDay.match(inside); day.hasMatch())
            days[day.captured(1)][day.captured(2)] = i;
    }
    if (titles.isEmpty() || days.isEmpty())
        return false;
    m_program = Program::Slack;
    m_users = users;
    m_titles = titles;
    for (auto it = days.cbegin(); it != days.cend(); ++it)
        m_talks.append({it.key(), it->values()});
    return true;
}

bool GatheredTalks::findGoogleChat(const QStringList &names)
{
    QMap<QString, Talk> groups;
    static const QRegularExpression kEntry(u"^(.+/)(messages|group_info)\\.json$"_s);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto entry = kEntry.match(names[i]);
        if (!entry.hasMatch())
            continue;
        Talk &talk = groups[entry.captured(1)];
        if (entry.captured(2) == "messages"_L1)
            talk.entries = {i};
        else
            talk.about = i;
    }
    for (auto it = groups.cbegin(); it != groups.cend(); ++it) {
        if (it->entries.isEmpty() || it->about < 0)
            continue;
        m_talks.append(*it);
        m_talks.last().folder = it.key().section(u'/', -2, -2);
    }
    m_program = Program::GoogleChat;
    return !m_talks.isEmpty();
}

/// A direct message has an id in place of a name; its members are its title.
void GatheredTalks::readNames(const Read &read, QHash<QString, QString> &people,
                              QHash<QString, QString> &titles, QStringList &damaged) const
{
    if (m_users < 0)
        return;
    if (const auto users = read(m_users))
        people = slackNames(*users);
    else
        damaged.append(m_names[m_users]);
    for (const qsizetype entry : m_titles) {
        const auto about = read(entry);
        if (!about || !about->is_array()) {
            damaged.append(m_names[entry]);
            continue;
        }
        for (const Json &talk : *about) {
            if (textUnder(talk, {"name"}).isEmpty() || m_names[entry].endsWith("dms.json"_L1) ||
                m_names[entry].endsWith("mpims.json"_L1))
                titles.insert(textUnder(talk, {"name", "id"}),
                              joinedNames(firstOf(talk, {"members"}), people));
        }
    }
}

bool GatheredTalks::write(const Read &read, QIODevice &to, const std::function<bool()> &canGrow) const
{
    QHash<QString, QString> people;
    QHash<QString, QString> titles;
    QStringList damaged;
    readNames(read, people, titles, damaged);
    if (!put(to, "[\n"))
        return false;
    for (qsizetype i = 0; i < m_talks.size(); ++i) {
        const Talk &talk = m_talks[i];
        QString title = titles.value(talk.folder);
        if (const auto about = talk.about < 0 ? std::nullopt : read(talk.about)) {
            title = textUnder(*about, {"name"});
            if (title.isEmpty())
                title = joinedNames(firstOf(*about, {"members"}), {});
        }
        const QByteArray program = m_program == Program::Slack ? "Slack" : "Google Chat";
        const QByteArray name = wire::dump(wire::toJson(title.isEmpty() ? talk.folder : title));
        const QByteArray head = (i == 0 ? "" : ",\n") + QByteArray(R"({"archive_of":")") + program +
                                R"(","name":)" + name + R"(,"messages":[)";
        if (!put(to, head) || !writeTalk(talk, read, to, canGrow, people, damaged) || !put(to, "}"))
            return false;
    }
    return put(to, "\n]");
}

bool GatheredTalks::writeTalk(const Talk &talk, const Read &read, QIODevice &to,
                              const std::function<bool()> &canGrow, const QHash<QString, QString> &people,
                              QStringList damaged) const
{
    bool isFirst = true;
    for (const qsizetype entry : talk.entries) {
        const auto file = read(entry);
        const Json *messages = file && file->is_object() ? firstOf(*file, {"messages"}) : nullptr;
        if (file && file->is_array())
            messages = &*file;
        if (!messages || !messages->is_array()) {
            damaged.append(m_names[entry]);
            continue;
        }
        for (const Json &message : *messages) {
            if (!message.is_object())
                continue;
            const Json named = m_program == Program::Slack ? namedSlackMessage(message, people)
                                                           : namedGoogleMessage(message);
            if (!put(to, (isFirst ? "\n" : ",\n") + wire::dump(named)))
                return false;
            isFirst = false;
        }
        if (!canGrow())
            return false;
    }
    Json names = Json::array();
    for (const QString &name : std::as_const(damaged).first(std::min(damaged.size(), kMostNamed)))
        names.push_back(wire::toJson(name));
    return put(to, R"(],"damaged_files":)" + wire::dump(names));
}

} // namespace studio::intake
