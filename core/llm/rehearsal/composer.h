// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/manner.h"
#include "core/llm/rehearsal/memory.h"
#include "core/llm/rehearsal/own_lines.h"
#include "core/llm/rehearsal/phrases.h"
#include "core/llm/rehearsal/situation.h"

#include <QString>

namespace studio::llm::rehearsal {

/// Makes drafts of a reply: decides what kind of reply the situation needs, then builds it from a reaction, a
/// body and a question to another participant. Another die gives another draft. Refers to its arguments, owns
/// none.
class Composer
{
public:
    Composer(const Brief &brief, const Situation &seen, const Memory &memory, int longest = kAnyLength);

    /// Whole sentences only, at most `longest` characters; empty if no sentence of this draft fits.
    [[nodiscard]] QString compose(Dice dice);
    /// Words that the room has never heard, for when every draft failed.
    [[nodiscard]] QString stillHere(Dice dice);
    /// A single phrase of that kind, the least used one.
    [[nodiscard]] QString alone(Phrase kind, Dice dice, const Fillings &fillings = {});
    /// Only a question to a neighbour with that name.
    [[nodiscard]] QString questionTo(const QString &name, Dice dice);

private:
    // Kinds of reply.
    QString reply();
    QString partingWords();
    QString introduction();
    QString greeting();
    QString answerToPicture();
    QString answerToUser();
    QString answerToCompanion();
    QString remarkOnCompanion();
    QString reactionToSpeaker();
    QString questionToSpeaker();

    // Parts of a reply.
    QString openingTail(Phrase toNeighbour);
    QString tail(const QString &body);
    QString ownBody();
    QString leadOver(const OwnLine &line);
    QString linkTo(const QString &reaction, const QString &line);
    QString say(Phrase kind, Fillings fillings = {});
    QString sayTo(Phrase kind, const QString &name);
    /// See joinedToFit().
    [[nodiscard]] QString join(const QStringList &parts, qsizetype needed = -1) const;
    [[nodiscard]] QString honoured(const QString &name) const;
    [[nodiscard]] OwnLine lineForLast();
    [[nodiscard]] bool mayHandOver();
    [[nodiscard]] bool maySpeakerBeAsked() const;
    [[nodiscard]] bool isTight() const { return m_longest != kAnyLength; }
    [[nodiscard]] bool isOpening() const;
    [[nodiscard]] double chanceToAskUser() const;
    /// If a list or a director decides who comes next, a companion asks nobody to continue.
    [[nodiscard]] bool isPassedOnByOthers() const
    {
        return m_brief.policy == model::PolicyName::List || m_brief.policy == model::PolicyName::Director;
    }
    [[nodiscard]] bool isRing() const { return m_brief.policy == model::PolicyName::Ring; }

    const Brief &m_brief;
    const Situation &m_seen;
    const Memory &m_memory;
    Dice m_dice{0}; // of the current draft
    int m_longest;
    Manner m_manner;
    OwnLines m_lines;
};

} // namespace studio::llm::rehearsal
