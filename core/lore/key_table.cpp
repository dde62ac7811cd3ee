// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/key_table.h"

namespace studio::lore {

using namespace Qt::StringLiterals;

// SillyTavern writes `use_regex` into every card, so a pattern without special characters is most likely
// meant as a word.
int KeyTable::add(const QString &key, const Form &form)
{
    const bool isPattern = isSlashed(key) || (form.isPattern && hasPatternSigns(key));
    const int next = size();
    if (!isPattern) {
        const auto word = size_t(m_finder.add(key, form.word));
        if (word == m_numbers.size()) {
            m_numbers.push_back(next);
            m_keys.push_back({});
        }
        return m_numbers.at(word);
    }
    const QString name =
        key + (form.word.caseSensitive ? u"\n1"_s : u"\n0"_s) + (form.word.namesFire ? u"1"_s : u"0"_s);
    if (const auto known = m_patterns.constFind(name); known != m_patterns.cend())
        return *known;
    m_keys.push_back(patternKey(key, form.word));
    m_hasFlaws = m_hasFlaws || !m_keys.back().flaw.isEmpty();
    m_patterns.insert(name, next);
    return next;
}

// A pattern that costs too much to compile takes no steps from the others.
KeyTable::Key KeyTable::patternKey(const QString &key, const KeyForm &form)
{
    Key made;
    made.namesFire = form.namesFire;
    const qint64 steps = Pattern::stepsToMake(key);
    if (steps <= kMostStepsOfOne && steps > m_stepsToMake) {
        made.flaw = kAllTooCostly;
        return made;
    }
    if (auto pattern = Pattern::create(key, form.caseSensitive)) {
        made.pattern = std::move(*pattern);
        m_stepsToMake -= steps;
    } else {
        made.flaw = pattern.error().detail;
    }
    return made;
}

void KeyTable::findWords(const QString &name, const QString &text, const std::function<void(int)> &found)
{
    m_finder.find(name, text, [this, &found](int word) { found(m_numbers.at(size_t(word))); });
}

} // namespace studio::lore
