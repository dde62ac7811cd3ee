// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/memory.h"

#include "core/model/persona.h"

#include <QList>
#include <QSet>
#include <QString>

// A persona's own sample lines as a stock to speak from: which fit a text, and which fit anywhere.
namespace studio::llm::rehearsal {

/// A line to say, and the word of the persona's knowledge that led to it or introduces it, if any.
struct OwnLine
{
    QString text;
    QString topic;
    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    bool operator==(const OwnLine &) const = default;
};

class OwnLines
{
public:
    /// Lines of more than `longest` characters are shortened to their first sentences, or left out.
    OwnLines(const model::Persona &persona, model::Language language, const Memory &memory, int longest);

    /// An unsaid line whose topics the text touches, the closest first; empty: none.
    [[nodiscard]] OwnLine touchedBy(const QString &text, Dice dice) const;
    /// An unsaid line without topics, or about what the persona knows; lines that only answer something
    /// ("tired", "joke") wait for their topic. Empty: none.
    [[nodiscard]] OwnLine fittingAnywhere(Dice dice) const;
    /// An unsaid line to go with an introduction.
    [[nodiscard]] OwnLine aboutMyself(Dice dice) const;
    /// A word of the persona's knowledge in that language, the least used one; empty: none.
    [[nodiscard]] QString knownTopic(Dice dice) const;

private:
    void add(const model::SampleLine &line, int longest);
    [[nodiscard]] OwnLine pick(const QList<OwnLine> &lines, Dice dice) const;

    const Memory &m_memory;
    QList<model::SampleLine> m_unsaid;
    QSet<QString> m_shortened; // those of m_unsaid that lost their end
    QStringList m_knowledge;
};

} // namespace studio::llm::rehearsal
