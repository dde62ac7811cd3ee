// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/haystack.h"

#include "core/lore/key_text.h"

#include <algorithm>

namespace studio::lore {

using namespace Qt::StringLiterals;

Haystack::Haystack(KeyTable &keys, const QList<LoreLine> &lines, qint64 mostPatternSteps)
    : m_keys(keys)
    , m_lines(lines)
    , m_found(size_t(keys.size()))
    , m_work(mostPatternSteps)
{
    for (LoreLine &line : m_lines)
        line.text = scannedText(line.text, HiddenKeys::Drop);
    for (int age = 0; age < m_lines.size(); ++age) {
        m_keys.findWords(line(age).name, line(age).text, [this, age](int word) {
            Found &found = m_found.at(size_t(word));
            found.age = std::min(found.age, age);
        });
    }
}

void Haystack::append(const LoreRef &entry, const QString &text)
{
    const int index = int(m_said.size());
    m_said.append({entry, text});
    m_keys.findWords({}, text, [this, index](int word) {
        Found &found = m_found.at(size_t(word));
        found.said = std::min(found.said, index);
    });
}

std::optional<Haystack::Hit> Haystack::find(int key, int depth, bool byEntries)
{
    const Found &found = m_found.at(size_t(key));
    const bool isPattern = m_keys.at(key).pattern.has_value();
    if (isPattern && found.age == kNever)
        tryMessages(key, depth);
    if (found.age < depth)
        return Hit{line(found.age).index, {}};
    if (!byEntries)
        return std::nullopt;
    if (isPattern && found.said == kNever)
        trySaid(key);
    if (found.said != kNever)
        return Hit{{}, m_said.at(found.said).entry};
    return std::nullopt;
}

void Haystack::tryMessages(int key, int depth)
{
    Found &found = m_found.at(size_t(key));
    const int oldest = std::min(depth, int(m_lines.size()));
    for (; found.triedMessages < oldest && found.age == kNever; ++found.triedMessages) {
        const LoreLine &tried = line(found.triedMessages);
        const bool hasName = m_keys.at(key).namesFire && !tried.name.isEmpty();
        if (isIn(key, hasName ? QString(tried.name + u": "_s + tried.text) : tried.text))
            found.age = found.triedMessages;
    }
}

void Haystack::trySaid(int key)
{
    Found &found = m_found.at(size_t(key));
    for (; found.triedSaid < m_said.size() && found.said == kNever; ++found.triedSaid) {
        if (isIn(key, m_said.at(found.triedSaid).text))
            found.said = found.triedSaid;
    }
}

// A pattern that was too costly once is not tried again, so that it takes no steps from the others.
bool Haystack::isIn(int key, QStringView text)
{
    if (m_flaws.contains(key))
        return false;
    const Pattern::Match match = m_keys.at(key).pattern->match(text, m_work);
    if (match == Pattern::Match::TooCostly)
        m_flaws.insert(key, m_work.stepsLeft() > 0 ? u"pattern too costly"_s : QString(kAllTooCostly));
    return match == Pattern::Match::Yes;
}

} // namespace studio::lore
