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

/// The vote of that participant; null if they are not a candidate.
[[nodiscard]] const model::Candidate *candidateIn(const model::Decision &decision,
                                                  const base::ParticipantId &id);

/// Other votes that the user tries on a finished round, and the studio's answer. A value: it decides nothing
/// and changes nothing in the room.
struct VoteTrial
{
    qint64 seq = 0; ///< of the event with the decision; 0: the newest
    model::Decision was;
    QList<model::VoteEdit> edits; ///< what differs from the original votes, in order of trial
    std::optional<model::ReDecided> answer;

    /// The vote of that candidate in the trial; null if they could not have voted.
    [[nodiscard]] std::optional<model::Candidate> vote(const base::ParticipantId &id) const;
    /// Tries the fields that are set. Fields with their original value drop out of the trial.
    void give(const model::VoteEdit &wanted);
    [[nodiscard]] bool isEmpty() const { return edits.isEmpty(); }

    [[nodiscard]] model::WhatIf question() const;
    /// The same change in every round of the room: importance changes by the same amount, all else to the
    /// same value.
    [[nodiscard]] model::WhatIf inEveryRound() const;
    /// Takes an answer, unless it is about another round. Until then the answer before stays.
    bool take(const model::WhatIfAnswer &given);
    /// Whether the answer knows who would have spoken.
    [[nodiscard]] bool isKnown() const;
};

/// The floor with the votes of the trial, and the decision that they would give.
[[nodiscard]] ports::FloorView triedFloor(ports::FloorView floor, const VoteTrial &trial);

/// "Kyoko 10 instead of 7, called on; Aya listen", at most three of them.
[[nodiscard]] QString triedInWords(const VoteTrial &trial, const People &people);
/// Who would have spoken and why, or that it cannot be known.
[[nodiscard]] QString triedSentence(const VoteTrial &trial, const People &people,
                                    const model::PolicySettings &policy);
/// Why that decision cannot be tried with other votes, or empty.
[[nodiscard]] QString whyNotTried(const model::Decision &decision);

} // namespace studio::ui
