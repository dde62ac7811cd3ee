// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/json_chats.h"

#include "core/intake/chats/chat_collector.h"
#include "core/intake/chats/chat_trees.h"
#include "core/intake/chats/google_activity.h"
#include "core/intake/chats/kobold_story.h"
#include "core/intake/chats/matrix_talk.h"
#include "core/intake/words.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

constexpr int kDeepestSearch = 6;
constexpr qsizetype kLongestProgram = 40;

/// Older exports of DeepSeek look like ChatGPT's, but their messages have no author.
bool isOfDeepSeek(const Json &mapping)
{
    return std::any_of(mapping.begin(), mapping.end(), [](const Json &node) {
        const Json *message = firstOf(node, {"message"});
        return message && message->is_object() && !message->contains("author") &&
               textUnder(*message, {"model"}).startsWith("deepseek"_L1);
    });
}

QString programOfChat(const Json &json)
{
    const auto has = [&json](const char *key) { return json.contains(key); };
    if (const QString archive = textUnder(json, {"archive_of"}); !archive.isEmpty())
        return archive.left(kLongestProgram); // the archive that we put together names it
    const QString version = textUnder(json, {"version", "type"});
    if (version.startsWith("orpg"_L1))
        return u"OpenRouter"_s;
    if (version.startsWith("risu"_L1, Qt::CaseInsensitive))
        return u"Risuai"_s;
    if (has("mapping"))
        return has("inserted_at") || isOfDeepSeek(json["mapping"]) ? u"DeepSeek"_s : u"ChatGPT"_s;
    if (has("linear_conversation"))
        return u"ChatGPT"_s;
    if (has("responses") && has("conversation"))
        return u"Grok"_s;
    if (has("chat_messages"))
        return u"Claude"_s;
    if (has("room_name") && has("exported_by"))
        return u"Matrix"_s;
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
    const bool isService =
        program == "ChatGPT"_L1 || program == "Claude"_L1 || program == "DeepSeek"_L1 || program == "Grok"_L1;
    if (sides.model.isEmpty())
        sides.model = isService ? program : u"Assistant"_s;
    return sides;
}

QString titleOf(const Json &json)
{
    const QString title = textUnder(json, {"title", "chat_name", "name", "chatName", "room_name", "summary"});
    if (!title.isEmpty())
        return title;
    for (const char *key : {"channel", "metadata", "info", "conversation"}) {
        if (const Json *one = firstOf(json, {key}); one && one->is_object())
            return textUnder(*one, {"title", "name"});
    }
    return {};
}
void tellPairs(const Json &pairs, Collector &collector, bool isPage = false)
{
    for (const Json &pair : pairs) {
        if (!pair.is_array())
            continue;
        for (std::size_t i = 0; i < std::min<std::size_t>(pair.size(), 2); ++i) {
            Content said = contentOf(pair[i]);
            if (isPage)
                said.text = withoutEntities(said.text);
            if (said.text.trimmed().isEmpty() || said.text == "<|BEGIN-VISIBLE-CHAT|>"_L1)
                continue;
            if (i == 1)
                partThoughts(said);
            TalkLine line = collector.lineOf({i == 0 ? Role::Writer : Role::Model, {}}, said.text);
            line.thoughts = said.thoughts;
            collector.sayAs(line);
        }
    }
}

// ---- where the messages are

/// Removes the wrapper around messages in a recorded connection, or of Grok.
const Json &unwrapped(const Json &json)
{
    if (const Json *body = firstOf(json, {"body"}); body && body->is_object() && json.contains("topic"))
        return unwrapped(*body);
    if (const Json *params = firstOf(json, {"params"}); params && json.contains("jsonrpc"))
        return *params;
    const Json *response = firstOf(json, {"response"});
    return response && response->is_object() && json.size() <= 2 ? *response : json;
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

/// "8740": code tables are lists of pairs too.
bool isCode(const Json &json)
{
    static const QRegularExpression kCode(u"^[\\dA-Fa-f]{2,8}$"_s);
    return kCode.match(wire::toText(json)).hasMatch();
}

bool isPairList(const Json &json)
{
    const auto beginsWithCode = [](const Json &one) {
        return one.is_array() && !one.empty() && isCode(one.front());
    };
    return json.is_array() && !json.empty() && !std::all_of(json.begin(), json.end(), beginsWithCode) &&
           std::all_of(json.begin(), json.end(), [](const Json &one) {
               return one.is_array() && one.size() == 2 && (one[0].is_string() || one[0].is_null()) &&
                      (one[1].is_string() || one[1].is_null());
           });
}

struct Pairs
{
    const Json *list = nullptr;
    bool isPage = false; ///< with the markup of a web page
};

/// The visible texts are made for a page; the spoken text is beside them.
Pairs pairsIn(const Json &json)
{
    for (const auto &[said, seen] : {std::pair{"internal", "visible"}, std::pair{"data", "data_visible"}}) {
        const Json *visible = firstOf(json, {seen});
        if (!visible || !isPairList(*visible))
            continue;
        if (const Json *inside = firstOf(json, {said}); inside && isPairList(*inside))
            return {inside, false};
        return {visible, true};
    }
    const Json *history = firstOf(json, {"history"});
    return {history && isPairList(*history) ? history : nullptr, false};
}

/// OpenRouter's newest form stores the texts apart from the speakers.
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
                            "message", "history", "chat", "log", "items", "data", "responses"}) {
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
    if (json.contains("thread_path") || json.contains("magic_words"))
        done.title = unmangled(done.title); // Meta garbles titles too
    if (const Json *damaged = firstOf(json, {"damaged_files"}); damaged && !damaged->empty()) {
        done.report.append({model::CardNote::Fate::Warning, Words::tr("damaged"),
                            Words::tr("Skipped %n damaged file(s) of the archive; the first is %1.", nullptr,
                                      int(damaged->size()))
                                .arg(plainText(&damaged->front()))});
    }
    return done;
}

class CollectedTalk final : public RecordedTalk
{
public:
    void add(const Json &json) override
    {
        if (isGeminiActivity(json)) {
            m_isActivity = true;
            m_collector.keepPairs();
            for (const Json &message : messagesOfActivity(json))
                m_collector.add(message);
            return;
        }
        const Json *body = firstOf(json, {"body"});
        const Json &call = body && body->is_object() && json.contains("topic") ? *body : json;
        if (call.contains("jsonrpc") && !textUnder(call, {"method"}).contains("message"_L1))
            return;
        const QString topic = textUnder(json, {"topic"});
        if (!topic.isEmpty() && body && topic != "messages"_L1)
            return;
        Json message = unwrapped(json);
        const QString from = textUnder(message, {"from"});
        if (from == "user"_L1 || from.startsWith("user_"_L1))
            message["is_user"] = true;
        m_collector.add(message);
    }

    Conversation done() override
    {
        Conversation done = m_collector.done();
        if (std::exchange(m_isActivity, false))
            done.program = u"Gemini"_s;
        return done;
    }

private:
    Collector m_collector{Sides{u"User"_s, u"Assistant"_s}};
    bool m_isActivity = false;
};

} // namespace

bool isMessage(const Json &json)
{
    if (!json.is_object())
        return false;
    const Json &one = unwrapped(json);
    if (const Json *list = firstOf(one, {"message"}); list && list->is_array() && isMessageList(*list))
        return false; // a conversation, not a message
    if (one.contains("messages") || one.contains("linear_conversation") || one.contains("mapping") ||
        one.contains("chat_messages"))
        return false;
    return hasSpeakerAndText(one);
}

bool isRecord(const Json &json)
{
    if (!json.is_object())
        return false;
    if (isGeminiActivity(json))
        return true;
    const Json *body = firstOf(json, {"body"});
    return json.contains("jsonrpc") || (json.contains("topic") && body && body->is_object());
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
    Sides sides = sidesOf(json, program);
    const auto matrix = matrixMessages(json, sides);
    Collector collector(sides);
    if (const Json *mapping = firstOf(json, {"mapping"}); mapping && mapping->is_object()) {
        tellTree(json, *mapping, collector);
        return finished(collector, json, program);
    }
    if (const Json *nodes = firstOf(json, {"linear_conversation"}); nodes && nodes->is_array()) {
        tellNodes(*nodes, collector);
        return finished(collector, json, program);
    }
    if (tellBranch(json, collector))
        return finished(collector, json, program);
    if (const auto pairs = pairsIn(json); pairs.list) {
        tellPairs(*pairs.list, collector, pairs.isPage);
        return finished(collector, json, program);
    }
    if (json.contains("gamestarted") && json.contains("actions")) {
        tellStory(json, sides, collector);
        return finished(collector, json, program);
    }
    const Json *messages = matrix ? &*matrix : messagesIn(json, 0);
    if (!messages)
        return std::nullopt;
    const Json *items = firstOf(json, {"items"});
    const bool isParted = items && messages->is_object() && messages != items;
    const Json parted = isParted ? withItems(*messages, *items) : Json();
    for (const Json &message : isParted ? parted : *messages) {
        if (message.is_object())
            collector.add(unwrapped(message));
    }
    return finished(collector, json, program);
}

} // namespace studio::intake
