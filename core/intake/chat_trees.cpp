// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chat_trees.h"

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

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
} // namespace

void tellTree(const Json &conversation, const Json &mapping, Collector &collector)
{
    Tree(conversation, mapping, collector).tell();
}

} // namespace studio::intake
