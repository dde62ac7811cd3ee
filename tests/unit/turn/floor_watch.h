// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"

#include <QSet>
#include <QString>

#include <optional>

namespace studio::tests {

/// Watches the inputs and outputs of a floor, and knows only what must always hold (turn-taking §8.18). The
/// first broken rule stays in fault(); empty means that all is well.
///
/// Each input is announced first, then each of its outputs. A Tick with the same t must come before, so that
/// an output of an input never belongs to an older timer.
class FloorWatch
{
public:
    explicit FloorWatch(const QList<base::ParticipantId> &roster, model::PolicyName policy)
        : m_roster(roster)
        , m_policy(policy)
    {
    }

    void announce(const model::FloorInput &input, model::PolicyName policy);
    void see(const model::FloorOutput &output);
    void endOfStep();

    [[nodiscard]] const QString &fault() const { return m_fault; }
    [[nodiscard]] const std::optional<base::ParticipantId> &speaker() const { return m_speaker; }
    [[nodiscard]] const std::optional<base::MessageId> &openRound() const { return m_round; }

private:
    void check(bool holds, const QString &rule);
    void seeDecision(const model::Decision &decision);
    void seeRest(const model::Rest &rest);
    void seeWake(const model::Wake &wake);
    void seeAbort(const model::AbortTurn &abort);
    void seeConsumed(const model::Consumed &sale);

    QList<base::ParticipantId> m_roster;
    QSet<base::ParticipantId> m_muted;
    model::PolicyName m_policy;
    model::FloorInput m_input;
    base::Millis m_lastT{0};
    bool m_held = false;

    QSet<std::pair<base::MessageId, base::ParticipantId>> m_owed; ///< open questions
    QSet<base::ParticipantId> m_busy;                             ///< under the resource floor
    int m_level = 100;
    std::optional<base::MessageId> m_round;
    std::optional<base::ParticipantId> m_speaker;
    std::optional<base::ParticipantId> m_elected; ///< by the newest electing decision; or withdrawn since
    std::optional<base::MessageId> m_decided;     ///< by the line before, for abortVotes
    bool m_ignored = false;
    bool m_rested = false;
    bool m_newTimer = false; ///< another timer of the same step has fired since the rest
    bool m_moved = false;    ///< after a decision, an end of a turn or a message it may not end in silence
    QString m_fault;
};

} // namespace studio::tests
