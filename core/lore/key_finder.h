// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace studio::lore {

/// How a key that is not a pattern is searched.
struct KeyForm
{
    bool caseSensitive = false;
    bool wholeWords = true;
    bool namesFire = true; ///< also in the name before the message
    bool operator==(const KeyForm &) const = default;
};

/// Finds many words in a text at once (Aho–Corasick), in time that grows with the text and hardly with the
/// number of words. Pure; one thread at a time.
class KeyFinder
{
public:
    /// Returns the number of the key; equal keys in equal forms get the same number. An empty key is never
    /// found.
    int add(const QString &key, const KeyForm &form);
    /// Reserves room for keys of so many UTF-16 units in total, so that the tree does not grow step by step.
    void reserve(qsizetype units);
    /// Call once, after the last add().
    void prepare();

    /// Calls `found` once for every key in "name: text", in the order of their ends.
    void find(const QString &name, const QString &text, const std::function<void(int key)> &found);

private:
    struct Node
    {
        int parent = 0;
        int depth = 0;
        int fail = 0;    ///< node of the longest proper suffix of this node that begins some key
        int shorter = 0; ///< node of the longest proper suffix that is a key; 0: none
        int firstKey = -1;
        char16_t unit = 0;
    };
    struct Tree
    {
        std::vector<Node> nodes{Node{}};
        std::vector<int> children = std::vector<int>(64); ///< nodes by parent and unit; half are 0, for none

        [[nodiscard]] size_t slotOf(int node, char16_t unit) const;
        [[nodiscard]] int next(int node, char16_t unit) const;
        int leaf(const QString &key);
        void makeRoom(size_t nodeCount);
        void link();
    };
    struct Key
    {
        KeyForm form;
        qsizetype length = 0;
        int nextKey = -1; ///< for the same word
        int seenIn = 0;   ///< number of the text in which it was last found
    };

    void findIn(const Tree &tree, const QString &text, qsizetype nameEnd,
                const std::function<void(int)> &found);

    std::vector<Key> m_keys;
    Tree m_exact;
    Tree m_folded;
    int m_texts = 0;
};

} // namespace studio::lore
