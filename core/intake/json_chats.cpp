// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/json_chats.h"

#include "core/intake/chat_values.h"
#include "core/intake/left_out.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

constexpr int kDeepestSearch = 6;

enum class Role { Unknown, Writer, Model, Silent };

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

/// How the two sides are called where the messages themselves only say which side.
struct Sides
{
    QString writer;
    QString model;
    QHash<QString, QString> names{}; ///< by the ids that messages name their speakers with
    QSet<QString> writers{};         ///< of those ids and names, the person at the keyboard
};

struct Who
{
    Role role = Role::Unknown;
    QString name;
};

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

/// The text of one message, of whatever shape.
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

/// Other versions of what was said that the message itself holds.
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

class Collector
{
public:
    explicit Collector(const Sides &sides)
        : m_sides(sides)
    {
    }

    void add(const Json &message)
    {
        const Who who = whoIn(message);
        if (who.role == Role::Silent || isTrue(firstOf(message, {"is_system"}))) {
            ++m_leftOut.silent;
            return;
        }
        const Content content = saidIn(message);
        TalkLine line = lineOf(who, content.text);
        line.time =
            timeOf(firstOf(message, {"send_date", "timestamp", "created_at", "create_time", "createdAt",
                                     "created", "inserted_at", "updatedAt", "updated_at", "created_utc",
                                     "date_unixtime", "date", "time", "ts", "sentAt"}));
        line.thoughts = content.thoughts;
        line.alternatives = versionsIn(message, line.chosen);
        say(line, content.pictures);
    }

    void say(TalkLine line, int pictures = 0)
    {
        m_leftOut.pictures += pictures;
        if (line.text.trimmed().isEmpty()) {
            ++m_leftOut.empty;
            return;
        }
        m_done.lines.append(std::move(line));
    }

    [[nodiscard]] TalkLine lineOf(const Who &who, const QString &text) const
    {
        TalkLine line;
        line.text = text;
        line.name = m_sides.names.value(who.name, who.name).simplified();
        line.isWriter = who.role == Role::Writer || m_sides.writers.contains(who.name);
        if (line.name.isEmpty())
            line.name = line.isWriter ? m_sides.writer : m_sides.model;
        return line;
    }

    [[nodiscard]] Conversation done()
    {
        m_leftOut.tellIn(m_done.report);
        return std::exchange(m_done, {});
    }

private:
    Sides m_sides;
    Conversation m_done;
    LeftOut m_leftOut;
};

QString programOfChat(const Json &json)
{
    const auto has = [&json](const char *key) { return json.contains(key); };
    const QString version = textUnder(json, {"version", "type"});
    if (version.startsWith("orpg"_L1))
        return u"OpenRouter"_s;
    if (version.startsWith("risu"_L1, Qt::CaseInsensitive))
        return u"Risuai"_s;
    if (has("mapping"))
        return has("inserted_at") ? u"DeepSeek"_s : u"ChatGPT"_s;
    if (has("chat_messages"))
        return u"Claude"_s;
    if (has("guild") && has("channel"))
        return u"Discord"_s;
    if (has("histories") || has("turns"))
        return u"Character.AI"_s;
    if (has("gamestarted"))
        return u"KoboldAI Lite"_s;
    if (has("internal") && has("visible"))
        return u"text-generation-webui"_s;
    return {};
}

Sides sidesOf(const Json &json, const QString &program)
{
    Sides sides{
        textUnder(json, {"user_name", "userName", "username", "name1"}),
        textUnder(json, {"character_name", "characterName", "charName", "char_name", "bot_name", "name2"})};
    for (const char *key : {"character", "info", "characters", "char"}) {
        const Json *one = firstOf(json, {key});
        if (!one || !one->is_object())
            continue;
        if (const Json *inner = firstOf(*one, {"character"}); inner && inner->is_object())
            one = inner;
        if (sides.model.isEmpty())
            sides.model = textUnder(*one, {"name", "participant__name", "title"});
        for (auto it = one->begin(); it != one->end(); ++it) {
            if (!it->is_object())
                continue;
            const Json *info = firstOf(*it, {"modelInfo"});
            QString name = info ? textUnder(*info, {"short_name", "shortName", "name"}) : QString();
            if (name.isEmpty())
                name = textUnder(*it, {"name", "model"});
            if (!name.isEmpty())
                sides.names.insert(QString::fromStdString(it.key()), name);
        }
    }
    const auto plain = [&json](const char *key) {
        const Json *one = firstOf(json, {key});
        return one && one->is_string() ? wire::toText(*one) : QString();
    };
    if (sides.writer.isEmpty())
        sides.writer = plain("user");
    if (sides.model.isEmpty())
        sides.model = plain("character");
    if (sides.writer.isEmpty())
        sides.writer = u"User"_s;
    const bool isService = program == "ChatGPT"_L1 || program == "Claude"_L1 || program == "DeepSeek"_L1;
    if (sides.model.isEmpty())
        sides.model = isService ? program : u"Assistant"_s;
    return sides;
}

QString titleOf(const Json &json)
{
    const QString title = textUnder(json, {"title", "chat_name", "name", "chatName", "summary"});
    if (!title.isEmpty())
        return title;
    for (const char *key : {"channel", "metadata", "info"}) {
        if (const Json *one = firstOf(json, {key}); one && one->is_object())
            return textUnder(*one, {"title", "name"});
    }
    return {};
}

// ---- trees of messages (ChatGPT, DeepSeek)

/// A message of the tree, in the shape of all others.
Json messageOfNode(const Json &node)
{
    const Json *message = firstOf(node, {"message"});
    if (!message || !message->is_object())
        return Json::object();
    Json made = *message;
    if (const Json *author = firstOf(made, {"author"}); author && author->is_object()) {
        const QString role = textUnder(*author, {"role"});
        made.erase("author");
        made["role"] = wire::toJson(role);
    }
    if (!made.contains("role")) {
        const Json *fragments = firstOf(made, {"fragments"});
        const bool isRequest = fragments && fragments->is_array() && !fragments->empty() &&
                               textUnder(fragments->front(), {"type"}) == "REQUEST"_L1;
        made["role"] = isRequest ? "user" : "assistant";
    }
    const Json *meta = firstOf(made, {"metadata"});
    const QString recipient = textUnder(made, {"recipient"});
    if ((meta && isTrue(firstOf(*meta, {"is_visually_hidden_from_conversation"}))) ||
        (!recipient.isEmpty() && recipient != "all"_L1))
        made["role"] = "system";
    made.erase("name");
    return made;
}

class Tree
{
public:
    Tree(const Json &conversation, const Json &mapping, Collector &collector)
        : m_conversation(conversation)
        , m_mapping(mapping)
        , m_collector(collector)
    {
    }

    /// Along the way to the node that was shown last.
    void tell()
    {
        const QList<const Json *> way = wayTo(lastNode());
        for (const Json *node : way) {
            const Json message = messageOfNode(*node);
            if (message.empty() || hasOnlyThoughts(message))
                continue;
            if (const QStringList others = versionsBeside(*node); !others.isEmpty())
                tellWith(message, others);
            else
                m_collector.add(message);
        }
    }

private:
    [[nodiscard]] const Json *nodeOf(const QString &id) const
    {
        const auto it = m_mapping.find(id.toStdString());
        return it == m_mapping.end() || !it->is_object() ? nullptr : &*it;
    }

    [[nodiscard]] QString lastNode() const
    {
        const QString current = textUnder(m_conversation, {"current_node"});
        if (nodeOf(current))
            return current;
        QString id;
        for (auto it = m_mapping.begin(); it != m_mapping.end(); ++it) {
            if (it->is_object() && !firstOf(*it, {"parent"})) {
                id = QString::fromStdString(it.key());
                break;
            }
        }
        QSet<QString> seen;
        while (!seen.contains(id)) {
            seen.insert(id);
            const Json *node = nodeOf(id);
            const Json *children = node ? firstOf(*node, {"children"}) : nullptr;
            if (!children || !children->is_array() || children->empty())
                break;
            id = plainText(&children->back()); // the newest
        }
        return id;
    }

    [[nodiscard]] QList<const Json *> wayTo(QString id) const
    {
        QList<const Json *> way;
        QSet<QString> seen; // a damaged tree may run in a circle
        while (const Json *node = nodeOf(id)) {
            if (seen.contains(id))
                break;
            seen.insert(id);
            way.prepend(node);
            id = textUnder(*node, {"parent"});
        }
        return way;
    }

    [[nodiscard]] static bool hasOnlyThoughts(const Json &message)
    {
        const Json *content = firstOf(message, {"content"});
        const QString type = content ? textUnder(*content, {"content_type"}) : QString();
        return type == "thoughts"_L1 || type == "reasoning_recap"_L1 || type == "model_editable_context"_L1;
    }

    /// What its siblings of the same side say, with its own text among them.
    [[nodiscard]] QStringList versionsBeside(const Json &node) const
    {
        const Json *parent = nodeOf(textUnder(node, {"parent"}));
        const Json *children = parent ? firstOf(*parent, {"children"}) : nullptr;
        if (!children || !children->is_array() || children->size() < 2)
            return {};
        const QString own = saidIn(messageOfNode(node)).text;
        const QString role = textUnder(messageOfNode(node), {"role"});
        QStringList versions;
        for (const Json &child : *children) {
            const Json *one = nodeOf(plainText(&child));
            const Json message = one ? messageOfNode(*one) : Json::object();
            const QString text = message.empty() ? QString() : saidIn(message).text;
            if (!text.trimmed().isEmpty() && textUnder(message, {"role"}) == role)
                versions.append(text);
        }
        return versions.size() > 1 && versions.contains(own) ? versions : QStringList();
    }

    void tellWith(const Json &message, const QStringList &versions)
    {
        const Who who = whoIn(message);
        const Content content = saidIn(message);
        TalkLine line = m_collector.lineOf(who, content.text);
        line.time = timeOf(firstOf(message, {"create_time", "inserted_at"}));
        line.thoughts = content.thoughts;
        if (who.role != Role::Silent) {
            line.alternatives = versions;
            line.chosen = int(versions.indexOf(content.text));
        }
        if (who.role == Role::Silent)
            m_collector.add(message);
        else
            m_collector.say(line, content.pictures);
    }

    const Json &m_conversation;
    const Json &m_mapping;
    Collector &m_collector;
};

// ---- pairs, and a story with names in it

void tellPairs(const Json &pairs, Collector &collector)
{
    for (const Json &pair : pairs) {
        if (!pair.is_array())
            continue;
        for (std::size_t i = 0; i < std::min<std::size_t>(pair.size(), 2); ++i) {
            const QString text = contentOf(pair[i]).text;
            if (!text.trimmed().isEmpty() && text != "<|BEGIN-VISIBLE-CHAT|>"_L1)
                collector.say(collector.lineOf({i == 0 ? Role::Writer : Role::Model, {}}, text));
        }
    }
}

void tellStory(const Json &json, Sides sides, Collector &collector)
{
    if (const Json *settings = firstOf(json, {"savedsettings"})) {
        const QString me = textUnder(*settings, {"chatname"});
        const QString others = textUnder(*settings, {"chatopponent"});
        sides.writer = me.isEmpty() ? sides.writer : me;
        if (!others.isEmpty())
            sides.model = others.section(u"||$||"_s, 0, 0);
    }
    QString story = textUnder(json, {"prompt"});
    if (const Json *actions = firstOf(json, {"actions"}); actions && actions->is_array()) {
        for (const Json &action : *actions)
            story += contentOf(action).text;
    }
    // The form of an instruction stands for a side: {{[INPUT]}} and {{[OUTPUT]}}.
    story.replace(u"{{[INPUT]}}"_s, u"\n%1: "_s.arg(sides.writer));
    story.replace(u"{{[OUTPUT]}}"_s, u"\n%1: "_s.arg(sides.model));
    static const QRegularExpression kHead(u"^([^\\n:]{1,40}): ?(.*)$"_s);
    TalkLine open{sides.model, false, {}};
    const QStringList rows = story.split(u'\n');
    for (const QString &row : rows) {
        const auto match = kHead.match(row);
        const QString name = match.captured(1).trimmed();
        if (match.hasMatch() && (name == sides.writer || name == sides.model)) {
            if (!open.text.trimmed().isEmpty())
                collector.say(open);
            open = {name, name == sides.writer, match.captured(2)};
        } else {
            open.text += (open.text.isEmpty() ? QString() : u"\n"_s) + row;
        }
    }
    open.text = open.text.trimmed();
    if (!open.text.isEmpty())
        collector.say(open);
}

// ---- where the messages stand

/// What a recorded connection wraps its messages in.
const Json &unwrapped(const Json &json)
{
    if (const Json *params = firstOf(json, {"params"}); params && json.contains("jsonrpc"))
        return *params;
    if (const Json *body = firstOf(json, {"body"}); body && body->is_object() && json.contains("topic"))
        return *body;
    return json;
}

bool isMessageList(const Json &json)
{
    if ((!json.is_array() && !json.is_object()) || json.empty())
        return false;
    std::size_t messages = 0;
    for (const Json &one : json)
        messages += isMessage(one) ? 1 : 0;
    return messages * 2 > json.size() || (json.is_array() && messages > 0 && messages * 3 > json.size());
}

bool isPairList(const Json &json)
{
    return json.is_array() && !json.empty() && std::all_of(json.begin(), json.end(), [](const Json &one) {
               return one.is_array() && one.size() == 2 && (one[0].is_string() || one[0].is_null()) &&
                      (one[1].is_string() || one[1].is_null());
           });
}

/// OpenRouter's newest form keeps what was said apart from who said it.
Json withItems(const Json &messages, const Json &items)
{
    Json whole = messages;
    for (auto it = whole.begin(); it != whole.end(); ++it) {
        Json content = Json::array();
        for (const Json &item : items) {
            const Json *data = firstOf(item, {"data"});
            if (data && textUnder(item, {"messageId"}) == textUnder(*it, {"id"}))
                content.push_back(*data);
        }
        if (it->is_object() && !content.empty())
            (*it)["content"] = content;
    }
    return whole;
}

const Json *messagesIn(const Json &json, int depth)
{
    if (depth > kDeepestSearch || !json.is_object())
        return nullptr;
    for (const char *key : {"messages", "chat_messages", "conversation", "conversations", "turns", "msgs",
                            "message", "history", "chat", "log", "items", "data"}) {
        const Json *one = firstOf(json, {key});
        if (one && (one->is_array() || one->is_object()) && isMessageList(*one))
            return one;
    }
    if (const Json *inner = firstOf(json, {"data", "chat", "conversation"}); inner && inner->is_object())
        return messagesIn(*inner, depth + 1);
    return nullptr;
}

Conversation finished(Collector &collector, const Json &json, const QString &program)
{
    Conversation done = collector.done();
    done.program = program;
    done.title = titleOf(json);
    return done;
}

class CollectedTalk final : public RecordedTalk
{
public:
    void add(const Json &json) override
    {
        const QString method = textUnder(json, {"method"});
        if (json.contains("jsonrpc") && !method.contains("message"_L1))
            return;
        const QString topic = textUnder(json, {"topic"});
        if (!topic.isEmpty() && json.contains("body") && topic != "messages"_L1)
            return;
        Json message = unwrapped(json);
        const QString from = textUnder(message, {"from"});
        if (from == "user"_L1 || from.startsWith("user_"_L1))
            message["is_user"] = true;
        m_collector.add(message);
    }

    Conversation done() override { return m_collector.done(); }

private:
    Collector m_collector{Sides{u"User"_s, u"Assistant"_s}};
};

} // namespace

bool isMessage(const Json &json)
{
    if (!json.is_object())
        return false;
    const Json &one = unwrapped(json);
    if (one.contains("messages") || one.contains("mapping") || one.contains("chat_messages"))
        return false;
    return textIn(one) && (speakerIn(one) || saysSide(one));
}

std::unique_ptr<RecordedTalk> recordedTalk() { return std::make_unique<CollectedTalk>(); }

std::optional<Conversation> conversationIn(const Json &json)
{
    if (isPairList(json)) {
        Collector collector({u"User"_s, u"Assistant"_s});
        tellPairs(json, collector);
        return collector.done();
    }
    if (json.is_array()) {
        if (!isMessageList(json))
            return std::nullopt;
        CollectedTalk talk;
        for (const Json &message : json) {
            if (message.is_object())
                talk.add(message);
        }
        return talk.done();
    }
    if (!json.is_object())
        return std::nullopt;
    const QString program = programOfChat(json);
    const Sides sides = sidesOf(json, program);
    Collector collector(sides);
    if (const Json *mapping = firstOf(json, {"mapping"}); mapping && mapping->is_object()) {
        Tree(json, *mapping, collector).tell();
        return finished(collector, json, program);
    }
    if (const Json *pairs = firstOf(json, {"visible", "data_visible", "history"});
        pairs && isPairList(*pairs)) {
        tellPairs(*pairs, collector);
        return finished(collector, json, program);
    }
    if (json.contains("gamestarted") && json.contains("actions")) {
        tellStory(json, sides, collector);
        return finished(collector, json, program);
    }
    const Json *messages = messagesIn(json, 0);
    if (!messages)
        return std::nullopt;
    const Json *items = firstOf(json, {"items"});
    const bool isParted = items && messages->is_object() && messages != items;
    const Json whole = isParted ? withItems(*messages, *items) : *messages;
    for (const Json &message : whole) {
        if (message.is_object())
            collector.add(message);
    }
    return finished(collector, json, program);
}

} // namespace studio::intake
