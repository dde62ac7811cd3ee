// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/shown_floor.h"
#include "ui/panels/floor/vote_trial.h"

#include <optional>

namespace studio::ui {

/// The trial of other votes in the round that the floor panel shows: whether users can try, the votes that
/// they try, and the floor with the outcome. No widgets.
class FloorTrial
{
public:
    /// \p shown must outlive the trial.
    explicit FloorTrial(const ShownFloor &shown)
        : m_shown(shown)
    {
    }

    void offer() { m_isOffered = true; } ///< from now on users can try other votes
    [[nodiscard]] bool isOffered() const { return m_isOffered; }
    [[nodiscard]] bool canTry() const;
    [[nodiscard]] QString grabHint() const; ///< how to try another vote, or why not

    /// The current trial; null: none.
    [[nodiscard]] const std::optional<VoteTrial> &current() const { return m_current; }
    [[nodiscard]] bool isOn() const { return m_current.has_value(); }
    [[nodiscard]] bool isEmpty() const { return !m_current || m_current->isEmpty(); } ///< no vote differs
    [[nodiscard]] bool isStale() const; ///< the newest round, which is tried, is over

    void give(const model::VoteEdit &edit); ///< begins a trial if there is none
    void takeBack(const base::ParticipantId &companion);
    void take(const model::WhatIfAnswer &answer);
    void takeProblem(const QString &sentence);
    void end();

    /// The floor with the outcome of the trial; null: no trial.
    [[nodiscard]] std::optional<ports::FloorView> outcome() const;
    [[nodiscard]] const QString &problem() const { return m_problem; } ///< why there is no answer; or empty
    [[nodiscard]] QString whyNotPlayed() const;                        ///< empty: the trial can be played

private:
    [[nodiscard]] QString leftSentence(const base::ParticipantId &id) const;

    const ShownFloor &m_shown;
    bool m_isOffered = false;
    std::optional<VoteTrial> m_current;
    QString m_problem;
};

} // namespace studio::ui
