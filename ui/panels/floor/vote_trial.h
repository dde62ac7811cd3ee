// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::ui {

/// The vote of that one; null: nobody of that id is among the candidates.
[[nodiscard]] const model::Candidate *candidateIn(const model::Decision &decision,
                                                  const base::ParticipantId &id);

/// Other votes that the user tries on a finished round, and what the studio answered. A value; it decides
/// nothing, and nothing of it changes the room.
struct VoteTrial
{
    qint64 seq = 0; ///< of the event that holds the decision; 0: the newest one
    model::Decision was;
    QList<model::VoteEdit> edits; ///< what is other than it was, in the order in which it was tried
    std::optional<model::ReDecided> answer;

    /// The vote of that candidate with what is tried; none: nobody of that id could have voted.
    [[nodiscard]] std::optional<model::Candidate> vote(const base::ParticipantId &id) const;
    /// The fields that are set are tried from now on. Those that are as they were fall out.
    void give(const model::VoteEdit &wanted);
    [[nodiscard]] bool isEmpty() const { return edits.isEmpty(); }

    [[nodiscard]] model::WhatIf question() const;
    /// The same change to every round of the room: importance by as much as here, the rest as it is here.
    [[nodiscard]] model::WhatIf inEveryRound() const;
    /// Takes an answer, unless it is about another round. The one before stays until then.
    bool take(const model::WhatIfAnswer &given);
    /// Whether the answer knows who would have spoken.
    [[nodiscard]] bool isKnown() const;
};

/// The floor with the votes as they are tried, and the decision that they would give.
[[nodiscard]] ports::FloorView triedFloor(ports::FloorView floor, const VoteTrial &trial);

/// "Kyoko 10 instead of 7, asked to answer; Aya listen", at most three of them.
[[nodiscard]] QString triedInWords(const VoteTrial &trial, const People &people);
/// Who would have spoken and why, or that it cannot be known.
[[nodiscard]] QString triedSentence(const VoteTrial &trial, const People &people,
                                    const model::PolicySettings &policy);
/// Why nothing can be tried on that decision, or empty.
[[nodiscard]] QString whyNotTried(const model::Decision &decision);

} // namespace studio::ui
