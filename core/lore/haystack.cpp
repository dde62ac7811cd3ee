// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/haystack.h"

#include "core/lore/key_text.h"

#include <algorithm>

namespace studio::lore {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kAllTooCostly("all patterns together too costly");

} // namespace

Haystack::Haystack(const QList<LoreLine> &lines)
    : m_lines(lines)
{
}

// SillyTavern writes `use_regex` into every card, so a pattern without signs is most likely meant as a word.
int Haystack::add(const QString &key, const Form &form)
{
    const bool isPattern = isSlashed(key) || (form.isPattern && hasPatternSigns(key));
    const int next = int(m_keys.size());
    if (!isPattern) {
        const int word = m_finder.add(key, form.word);
        const int number = m_words.value(word, next);
        if (number == next) {
            m_words.insert(word, next);
            m_keys.push_back({});
        }
        return number;
    }
    const QString name =
        key + (form.word.caseSensitive ? u"\n1"_s : u"\n0"_s) + (form.word.namesFire ? u"1"_s : u"0"_s);
    if (const auto known = m_patterns.constFind(name); known != m_patterns.cend())
        return *known;
    m_keys.push_back(patternKey(key, form.word));
    m_patterns.insert(name, next);
    return next;
}

// What is too costly to make takes nothing from the others.
Haystack::Key Haystack::patternKey(const QString &key, const KeyForm &form)
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

void Haystack::readMessages(int depth)
{
    m_finder.prepare();
    const int oldest = std::min(depth, int(m_lines.size()));
    for (LoreLine &line : m_lines)
        line.text = scannedText(line.text, HiddenKeys::Drop);
    for (int age = 0; age < oldest; ++age) {
        m_finder.find(line(age).name, line(age).text, [this, age](int word) {
            Key &key = m_keys.at(size_t(m_words.value(word)));
            key.age = std::min(key.age, age);
        });
    }
}

void Haystack::append(const LoreRef &entry, const QString &text)
{
    const int index = int(m_said.size());
    m_said.append({entry, text});
    m_finder.find({}, text, [this, index](int word) {
        Key &key = m_keys.at(size_t(m_words.value(word)));
        key.said = std::min(key.said, index);
    });
}

std::optional<Haystack::Hit> Haystack::find(int number, int depth, bool byEntries)
{
    Key &key = m_keys.at(size_t(number));
    if (key.pattern && key.age == kNever)
        tryMessages(key, depth);
    if (key.age < depth)
        return Hit{line(key.age).index, {}};
    if (!byEntries)
        return std::nullopt;
    if (key.pattern && key.said == kNever)
        trySaid(key);
    if (key.said != kNever)
        return Hit{{}, m_said.at(key.said).entry};
    return std::nullopt;
}

void Haystack::tryMessages(Key &key, int depth)
{
    const int oldest = std::min(depth, int(m_lines.size()));
    for (; key.triedMessages < oldest && key.age == kNever; ++key.triedMessages) {
        const LoreLine &tried = line(key.triedMessages);
        const bool hasName = key.namesFire && !tried.name.isEmpty();
        if (isIn(key, hasName ? QString(tried.name + u": "_s + tried.text) : tried.text))
            key.age = key.triedMessages;
    }
}

void Haystack::trySaid(Key &key)
{
    for (; key.triedSaid < m_said.size() && key.said == kNever; ++key.triedSaid) {
        if (isIn(key, m_said.at(key.triedSaid).text))
            key.said = key.triedSaid;
    }
}

// What was too costly once is not tried again, so that it takes no steps from the others.
bool Haystack::isIn(Key &key, QStringView text)
{
    if (!key.flaw.isEmpty())
        return false;
    const Pattern::Match match = key.pattern->match(text, m_work);
    if (match == Pattern::Match::TooCostly)
        key.flaw = m_work.stepsLeft() > 0 ? u"pattern too costly"_s : QString(kAllTooCostly);
    return match == Pattern::Match::Yes;
}

} // namespace studio::lore
