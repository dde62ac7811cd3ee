// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/own_lines.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/topics.h"

#include <algorithm>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;
using model::SampleLine;

namespace {

/// Cards carry example dialogues with their own marks; those are not lines to say.
bool canBeSaid(const SampleLine &line)
{
    return !line.text.trimmed().isEmpty() && !line.text.contains("{{"_L1) &&
           !line.text.contains("<START>"_L1);
}

OwnLine pick(const QList<OwnLine> &lines, Dice dice)
{
    return lines.isEmpty() ? OwnLine() : lines[dice.below(lines.size())];
}

} // namespace

OwnLines::OwnLines(const model::Persona &persona, Language language, const Memory &memory)
    : m_memory(memory)
{
    for (auto it = persona.texts.constBegin(); it != persona.texts.constEnd(); ++it) {
        for (const SampleLine &line : it->sampleLines)
            if (canBeSaid(line) && fits(line.text, it.key(), language) &&
                memory.uses(line.text.trimmed()) == 0)
                m_unsaid.append({line.text.trimmed(), line.topics});
        for (const QString &word : it->knowledge)
            if (fits(word, it.key(), language))
                m_knowledge.append(word.trimmed());
    }
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
