// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision_facts.h"
#include "core/model/envelope.h"

#include <QHash>
#include <QString>

#include <optional>

// What happened in a room as plain lines for people: no ids, no times.
namespace studio::transcript {

/// "Aya: …"; further lines of the text are indented. A whisper names who hears it, an interrupted message
/// says why it ends.
[[nodiscard]] QString messageLine(const model::MessagePosted &posted, const explain::Names &names);

/// "Kyoko 9 speak ★ · Aya 4 listen · Natsumi – (no answer in time)"; empty if nobody was asked.
[[nodiscard]] QString votesLine(const model::Decision &decision, const explain::Names &names);

/// Tells the events of a room, each as it comes: messages and what they cost, decisions with their votes,
/// what was refused, who was silent and why, what went wrong with models and what to do, turns that did not
/// begin or went in circles, what is remembered in short, rests, actions, and what was asked of the machine
/// and not answered. Events before the first are not needed; without them a tie may be told without its rule.
class TalkLines
{
public:
    TalkLines() = default;
    TalkLines(explain::Names names, const model::PolicySettings &policy);

    /// The lines of the next event; none if there is nothing to tell, or nothing but the same rest again.
    [[nodiscard]] std::optional<QString> of(const model::Envelope &envelope);
    [[nodiscard]] const explain::Names &names() const { return m_names; }

private:
    [[nodiscard]] model::DecisionFacts factsOf(const model::Decision &decision) const;
    [[nodiscard]] std::optional<QString> linesOf(const model::Envelope &envelope);
    [[nodiscard]] std::optional<QString> told(const model::FloorTold &told);
    [[nodiscard]] std::optional<QString> said(const model::FloorOutputKind &line) const;

    explain::Names m_names;
    model::PolicySettings m_policy;
    QStringList m_troubles;     ///< of votes that are missing since the last decision, each once
    QStringList m_toldTroubles; ///< since the user has said something: a second choice may meet them again
    QString m_newest;           ///< the lines that were told last
    std::optional<model::Message> m_message; ///< the newest
    QHash<base::ParticipantId, qint64> m_lastSpoke;
    qint64 m_messages = 0;
    bool m_isWhole = false; ///< from the first event of the room
    int m_offered = 0;      ///< by the newest consume; the floor's answer to it does not repeat it
};

} // namespace studio::transcript
