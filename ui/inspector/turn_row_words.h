// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"
#include "ui/models/people.h"

namespace studio::ui {

/// What the rows of the inspector say, and what they are for. Pure but for the translator.
class TurnRowWords
{
public:
    TurnRowWords(const People &people, const model::PolicySettings &policy)
        : m_people(people)
        , m_policy(policy)
    {
    }

    [[nodiscard]] QString title(const TurnNode &node) const;
    [[nodiscard]] QString text(const TurnNode &node) const;   ///< one line, shortened
    [[nodiscard]] QString end(const TurnNode &node) const;    ///< its time, or how long it took
    [[nodiscard]] QString all(const TurnNode &node) const;    ///< for a search
    [[nodiscard]] QString help(const TurnNode &node) const;   ///< what such a row is
    [[nodiscard]] QString spoken(const TurnNode &node) const; ///< for screen readers
    /// Tokens, cost, time and tries, one line; of a turn and a round the sum. Empty: nothing is known.
    [[nodiscard]] QString numbers(const TurnNode &node) const;
    /// All that came of lorebooks: an entry and its reason a line.
    [[nodiscard]] QString loreText(const model::LoreFound &found) const;

private:
    [[nodiscard]] QString name(const base::ParticipantId &id) const { return m_people.name(id); }
    [[nodiscard]] QString names(const QList<base::ParticipantId> &ids) const;
    [[nodiscard]] QString turnText(const TurnNode &turn) const;
    [[nodiscard]] QString eventText(const TurnNode &event) const;
    [[nodiscard]] QString callText(const TurnNode &node) const;
    [[nodiscard]] QString numbersInShort(const TurnNode &node) const;

    const People &m_people;
    const model::PolicySettings &m_policy;
};

} // namespace studio::ui
