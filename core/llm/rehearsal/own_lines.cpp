// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/own_lines.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/topics.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;
using model::SampleLine;

namespace {

constexpr int kShortestRest = 12; // less is left of a line only by accident: "Oh no!"

/// Cards carry example dialogues with markup; those are not lines to say.
bool canBeSaid(const SampleLine &line)
{
    return !line.text.trimmed().isEmpty() && !line.text.contains("{{"_L1) &&
           !line.text.contains("<START>"_L1);
}

} // namespace

OwnLines::OwnLines(const model::Persona &persona, Language language, const Memory &memory, int longest)
    : m_memory(memory)
{
    for (auto it = persona.texts.constBegin(); it != persona.texts.constEnd(); ++it) {
        for (const SampleLine &line : it->sampleLines)
            if (canBeSaid(line) && fits(line.text, it.key(), language))
                add(line, longest);
        for (const QString &word : it->knowledge)
            if (fits(word, it.key(), language))
                m_knowledge.append(word.trimmed());
    }
}

/// Prefers a complete line to a shortened one.
OwnLine OwnLines::pick(const QList<OwnLine> &lines, Dice dice) const
{
    QList<OwnLine> whole = lines;
    whole.removeIf([this](const OwnLine &line) { return m_shortened.contains(line.text); });
    const QList<OwnLine> &best = whole.isEmpty() ? lines : whole;
    return best.isEmpty() ? OwnLine() : best[dice.below(best.size())];
}

void OwnLines::add(const SampleLine &line, int longest)
{
    const QString whole = line.text.trimmed();
    if (m_memory.uses(whole) > 0)
        return;
    if (longest == kAnyLength)
        return m_unsaid.append({whole, line.topics});
    const QString text = leadingSentences(whole, longest);
    const bool isRest = text.size() < whole.size();
    const bool begun =
        m_memory.uses(firstSentence(whole)) > 0; // its beginning was said when it was shortened
    if (text.isEmpty() || begun || (isRest && clusters(text) < kShortestRest))
        return;
    m_unsaid.append({text, line.topics});
    if (isRest)
        m_shortened.insert(text);
}

OwnLine OwnLines::touchedBy(const QString &text, Dice dice) const
{
    QList<OwnLine> closest;
    qsizetype most = 1;
    for (const SampleLine &line : m_unsaid) {
        const QStringList hits = touched(line.topics, text);
        if (hits.size() < most)
            continue;
        if (hits.size() > most)
            closest.clear();
        most = hits.size();
        closest.append({line.text, m_knowledge.contains(hits.first()) ? hits.first() : QString()});
    }
    return pick(closest, dice);
}

OwnLine OwnLines::fittingAnywhere(Dice dice) const
{
    QList<OwnLine> fitting;
    for (const SampleLine &line : m_unsaid) {
        if (line.topics.isEmpty() || m_knowledge.isEmpty())
            fitting.append({line.text, {}});
        else if (m_knowledge.contains(line.topics.first()))
            fitting.append({line.text, line.topics.first()});
    }
    return pick(fitting, dice);
}

OwnLine OwnLines::aboutMyself(Dice dice) const
{
    static const QStringList topics{u"introduction"_s, u"自己紹介"_s, u"自我介绍"_s};
    QList<OwnLine> fitting;
    for (const SampleLine &line : m_unsaid)
        if (std::any_of(topics.begin(), topics.end(),
                        [&line](const QString &topic) { return line.topics.contains(topic); }))
            fitting.append({line.text, {}});
    return pick(fitting, dice);
}

QString OwnLines::knownTopic(Dice dice) const
{
    QStringList words = m_knowledge;
    dice.shuffle(words);
    const auto least =
        std::min_element(words.begin(), words.end(), [this](const QString &a, const QString &b) {
            return m_memory.uses(a) < m_memory.uses(b);
        });
    return least == words.end() ? QString() : *least;
}

} // namespace studio::llm::rehearsal
