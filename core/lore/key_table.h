// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/key_finder.h"
#include "core/lore/pattern.h"

#include <QHash>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace studio::lore {

/// All keys of a set of books, numbered: words in one finder, patterns compiled. The hits of one scan are in
/// a Haystack. Pure; one thread at a time.
class KeyTable
{
public:
    struct Form
    {
        bool isPattern = false; ///< even without slashes
        KeyForm word;
    };
    struct Key
    {
        std::optional<Pattern> pattern; ///< none: a word, or an invalid pattern
        bool namesFire = true;
        QString flaw; ///< what is wrong with a pattern; empty if nothing is
    };

    /// Reserves room for words of so many UTF-16 units in total.
    void reserve(qsizetype units) { m_finder.reserve(units); }
    /// Returns the number of the key, with macros expanded. A pattern without special characters is searched
    /// as a word.
    int add(const QString &key, const Form &form);
    /// Call once, after the last add().
    void prepare() { m_finder.prepare(); }

    [[nodiscard]] int size() const { return int(m_keys.size()); }
    [[nodiscard]] const Key &at(int number) const { return m_keys.at(size_t(number)); }
    [[nodiscard]] bool hasFlaws() const { return m_hasFlaws; }
    /// Calls `found` once for every word in "name: text", with its number.
    void findWords(const QString &name, const QString &text, const std::function<void(int key)> &found);

private:
    Key patternKey(const QString &key, const KeyForm &form);

    std::vector<Key> m_keys; // so patterns are not copied
    QHash<QString, int> m_patterns;
    std::vector<int> m_numbers; // by the number of the finder's word
    KeyFinder m_finder;
    qint64 m_stepsToMake = kMostStepsToMake;
    bool m_hasFlaws = false;
};

} // namespace studio::lore
