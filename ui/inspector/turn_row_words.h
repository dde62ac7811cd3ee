// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"
#include "ui/models/people.h"

namespace studio::ui {

/// The words for the rows of the inspector, and the help for each kind of row. Pure, except for the
/// translator.
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
    [[nodiscard]] QString end(const TurnNode &node) const;    ///< its time, or its duration
    [[nodiscard]] QString all(const TurnNode &node) const;    ///< for searching
    [[nodiscard]] QString help(const TurnNode &node) const;   ///< explains this kind of row
    [[nodiscard]] QString spoken(const TurnNode &node) const; ///< for screen readers
    /// Tokens, cost, time and tries, in one line; for a turn or a round the sum. Empty if nothing is known.
    [[nodiscard]] QString numbers(const TurnNode &node) const;
    /// The results of the lorebooks, one line for each entry with its reason.
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
