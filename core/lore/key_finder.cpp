// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/key_finder.h"

#include "core/lore/key_text.h"

#include <algorithm>

namespace studio::lore {

using namespace Qt::StringLiterals;

// A hash table of our own, because nearly all of the time is spent looking up here.
size_t KeyFinder::Tree::slotOf(int node, char16_t unit) const
{
    const size_t mask = children.size() - 1;
    const quint64 hash = (quint64(node) << 16 | unit) * 0x9e3779b97f4a7c15;
    for (size_t slot = size_t(hash >> 32) & mask;; slot = (slot + 1) & mask) {
        const int child = children[slot];
        if (child == 0 || (nodes[size_t(child)].parent == node && nodes[size_t(child)].unit == unit))
            return slot;
    }
}

int KeyFinder::Tree::next(int node, char16_t unit) const
{
    for (;;) {
        if (const int found = children[slotOf(node, unit)])
            return found;
        if (node == 0)
            return 0;
        node = nodes[size_t(node)].fail;
    }
}

void KeyFinder::Tree::makeRoom(size_t nodeCount)
{
    size_t size = children.size();
    while (size < 2 * nodeCount)
        size *= 2;
    if (size == children.size())
        return;
    nodes.reserve(size / 2 + 1);
    children.assign(size, 0);
    for (size_t node = 1; node < nodes.size(); ++node)
        children[slotOf(nodes[node].parent, nodes[node].unit)] = int(node);
}

int KeyFinder::Tree::leaf(const QString &key)
{
    int node = 0;
    for (const QChar c : key) {
        size_t slot = slotOf(node, c.unicode());
        if (children[slot] == 0) {
            if (2 * nodes.size() >= children.size()) {
                makeRoom(2 * nodes.size());
                slot = slotOf(node, c.unicode());
            }
            children[slot] = int(nodes.size());
            nodes.push_back(
                Node{.parent = node, .depth = nodes[size_t(node)].depth + 1, .unit = c.unicode()});
        }
        node = children[slot];
    }
    return node;
}

void KeyFinder::Tree::link()
{
    // By depth: the fallback of a node is always nearer to the root.
    std::vector<std::vector<int>> byDepth;
    for (size_t node = 0; node < nodes.size(); ++node) {
        byDepth.resize(std::max(byDepth.size(), size_t(nodes[node].depth) + 1));
        byDepth[size_t(nodes[node].depth)].push_back(int(node));
    }
    for (const std::vector<int> &level : byDepth) {
        for (const int index : level) {
            Node &node = nodes[size_t(index)];
            if (node.depth > 1)
                node.fail = next(nodes[size_t(node.parent)].fail, node.unit);
            const Node &fail = nodes[size_t(node.fail)];
            node.shorter = fail.firstKey >= 0 ? node.fail : fail.shorter;
        }
    }
}

int KeyFinder::add(const QString &key, const KeyForm &form)
{
    const QString word = form.caseSensitive ? exactText(key.trimmed()) : foldedText(key.trimmed());
    Tree &tree = form.caseSensitive ? m_exact : m_folded;
    const auto leaf = size_t(tree.leaf(word));
    for (int known = tree.nodes[leaf].firstKey; known >= 0; known = m_keys[size_t(known)].nextKey) {
        if (m_keys[size_t(known)].form == form)
            return known;
    }
    m_keys.push_back({form, word.size(), tree.nodes[leaf].firstKey, 0});
    tree.nodes[leaf].firstKey = int(m_keys.size()) - 1;
    return int(m_keys.size()) - 1;
}

void KeyFinder::reserve(qsizetype units)
{
    constexpr qsizetype kMostReserved = 1 << 18; // keys may share prefixes, and then need less
    m_folded.makeRoom(size_t(std::min(units, kMostReserved)));
}

void KeyFinder::prepare()
{
    // An empty key ends at the root, which is never checked.
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
        const Node &here = tree.nodes[size_t(node)];
        for (int end = here.firstKey >= 0 ? node : here.shorter; end > 0;
             end = tree.nodes[size_t(end)].shorter) {
            for (int index = tree.nodes[size_t(end)].firstKey; index >= 0;
                 index = m_keys[size_t(index)].nextKey) {
                Key &key = m_keys[size_t(index)];
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
