// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/chat_trees.h"

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

/// A message of the tree in the common form. If it does not state its side, the sides alternate.
Json messageOfNode(const Json &node, bool isRequest)
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
    if (!made.contains("role") && !made.contains("sender")) {
        const Json *fragments = firstOf(made, {"fragments"});
        if (fragments && fragments->is_array() && !fragments->empty())
            isRequest = textUnder(fragments->front(), {"type"}) == "REQUEST"_L1;
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

bool hasMessage(const Json &node)
{
    const Json *message = firstOf(node, {"message"});
    return message && message->is_object();
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

    /// Collects the branch to the node that was shown last.
    void tell()
    {
        m_collector.keepOrder();
        const QList<const Json *> way = wayTo(lastNode());
        bool isRequest = false;
        for (const Json *node : way) {
            isRequest = isRequest != hasMessage(*node);
            const Json message = messageOfNode(*node, isRequest);
            if (message.empty() || hasOnlyThoughts(message))
                continue;
            if (const QStringList others = versionsBeside(*node, isRequest); !others.isEmpty())
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
            id = plainText(&children->back()); // newest
        }
        return id;
    }

    [[nodiscard]] QList<const Json *> wayTo(QString id) const
    {
        QList<const Json *> way;
        QSet<QString> seen; // a damaged tree may contain a cycle
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

    /// The texts of siblings of the same side, including its own text.
    [[nodiscard]] QStringList versionsBeside(const Json &node, bool isRequest) const
    {
        const Json *parent = nodeOf(textUnder(node, {"parent"}));
        const Json *children = parent ? firstOf(*parent, {"children"}) : nullptr;
        if (!children || !children->is_array() || children->size() < 2)
            return {};
        const Json shown = messageOfNode(node, isRequest);
        const Role role = whoIn(shown).role;
        const QString own = saidIn(shown, role).text;
        QStringList versions;
        for (const Json &child : *children) {
            const Json *one = nodeOf(plainText(&child));
            const Json message = one ? messageOfNode(*one, isRequest) : Json::object();
            if (message.empty() || whoIn(message).role != role || hasOnlyThoughts(message))
                continue;
            if (const QString text = saidIn(message, role).text; !text.trimmed().isEmpty())
                versions.append(text);
        }
        return versions.size() > 1 && versions.contains(own) ? versions : QStringList();
    }

    void tellWith(const Json &message, const QStringList &versions)
    {
        const Who who = whoIn(message);
        const Content content = saidIn(message, who.role);
        TalkLine line = m_collector.lineOf(who, content.text);
        line.time = timeIn(message);
        line.thoughts = content.thoughts;
        if (who.role != Role::Silent) {
            line.alternatives = versions;
            line.chosen = int(versions.indexOf(content.text));
        }
        if (who.role == Role::Silent)
            m_collector.add(message);
        else
            m_collector.sayAs(line, content.pictures);
    }

    const Json &m_conversation;
    const Json &m_mapping;
    Collector &m_collector;
};
} // namespace

void tellTree(const Json &conversation, const Json &mapping, Collector &collector)
{
    Tree(conversation, mapping, collector).tell();
}

void tellNodes(const Json &nodes, Collector &collector)
{
    collector.keepOrder();
    bool isRequest = false;
    for (const Json &node : nodes) {
        isRequest = isRequest != hasMessage(node);
        if (const Json message = messageOfNode(node, isRequest); !message.empty())
            collector.add(message);
    }
}

bool tellBranch(const Json &conversation, Collector &collector)
{
    const Json *messages = firstOf(conversation, {"chat_messages"});
    const QString leaf = textUnder(conversation, {"current_leaf_message_uuid"});
    if (!messages || !messages->is_array() || leaf.isEmpty())
        return false;
    Json mapping = Json::object();
    for (const Json &message : *messages) {
        const std::string id = textUnder(message, {"uuid"}).toStdString();
        const std::string parent = textUnder(message, {"parent_message_uuid"}).toStdString();
        if (id.empty() || parent.empty())
            return false;
        mapping[id]["message"] = message;
        mapping[id]["parent"] = parent;
        mapping[parent]["children"].push_back(id);
    }
    if (!mapping.contains(leaf.toStdString()))
        return false;
    const Json tree{{"current_node", leaf.toStdString()}};
    Tree(tree, mapping, collector).tell();
    return true;
}

} // namespace studio::intake
