// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/key_finder.h"

#include "core/lore/key_text.h"

#include <algorithm>
#include <numeric>

namespace studio::lore {

using namespace Qt::StringLiterals;

int KeyFinder::Tree::next(int node, char16_t unit) const
{
    for (;;) {
        if (const int found = child(node, unit))
            return found;
        if (node == 0)
            return 0;
        node = nodes.at(node).fail;
    }
}

int KeyFinder::Tree::leaf(const QString &key)
{
    int node = 0;
    for (const QChar c : key) {
        int next = child(node, c.unicode());
        if (next == 0) {
            next = int(nodes.size());
            edges.insert(quint64(node) << 16 | c.unicode(), next);
            nodes.append(Node{.parent = node, .depth = nodes.at(node).depth + 1, .unit = c.unicode()});
        }
        node = next;
    }
    return node;
}

void KeyFinder::Tree::link()
{
    QList<int> byDepth(nodes.size());
    std::iota(byDepth.begin(), byDepth.end(), 0);
    std::stable_sort(byDepth.begin(), byDepth.end(),
                     [this](int a, int b) { return nodes.at(a).depth < nodes.at(b).depth; });
    for (const int index : std::as_const(byDepth)) {
        Node &node = nodes[index];
        if (node.depth > 1)
            node.fail = next(nodes.at(node.parent).fail, node.unit);
        const Node &fail = nodes.at(node.fail);
        node.shorter = fail.firstKey >= 0 ? node.fail : fail.shorter;
    }
}

int KeyFinder::add(const QString &key, const KeyForm &form)
{
    const QString word = form.caseSensitive ? exactText(key.trimmed()) : foldedText(key.trimmed());
    Tree &tree = form.caseSensitive ? m_exact : m_folded;
    const int leaf = tree.leaf(word);
    for (int known = tree.nodes.at(leaf).firstKey; known >= 0; known = m_keys.at(known).nextKey) {
        if (m_keys.at(known).form == form)
            return known;
    }
    m_keys.append({form, word.size(), tree.nodes.at(leaf).firstKey, 0});
    tree.nodes[leaf].firstKey = int(m_keys.size()) - 1;
    return int(m_keys.size()) - 1;
}

void KeyFinder::prepare()
{
    // An empty key ends at the root, where nothing is looked for.
    m_exact.link();
    m_folded.link();
}

void KeyFinder::find(const QString &name, const QString &text, const std::function<void(int)> &found)
{
    ++m_texts;
    const QString head = name.isEmpty() ? QString() : QString(name + u": "_s);
    if (m_exact.nodes.size() > 1) {
        const QString exact = exactText(head);
        findIn(m_exact, exact + exactText(text), exact.size(), found);
    }
    if (m_folded.nodes.size() > 1) {
        const QString folded = foldedText(head);
        findIn(m_folded, folded + foldedText(text), folded.size(), found);
    }
}

void KeyFinder::findIn(const Tree &tree, const QString &text, qsizetype nameEnd,
                       const std::function<void(int)> &found)
{
    int node = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        node = tree.next(node, text.at(at).unicode());
        const bool isKey = tree.nodes.at(node).firstKey >= 0;
        for (int end = isKey ? node : tree.nodes.at(node).shorter; end > 0;
             end = tree.nodes.at(end).shorter) {
            for (int index = tree.nodes.at(end).firstKey; index >= 0; index = m_keys.at(index).nextKey) {
                Key &key = m_keys[index];
                const qsizetype from = at + 1 - key.length;
                const bool isHidden = !key.form.namesFire && from < nameEnd;
                if (key.seenIn == m_texts || isHidden)
                    continue;
                if (key.form.wholeWords && !isWholeWord(text, from, at + 1))
                    continue;
                key.seenIn = m_texts;
                found(index);
            }
        }
    }
}

} // namespace studio::lore
