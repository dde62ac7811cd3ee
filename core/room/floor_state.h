// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision_facts.h"
#include "core/model/envelope.h"
#include "core/room/failed_replies.h"
#include "core/room/ledger.h"
#include "core/room/session_turns.h"
#include "core/room/vote_notes.h"
#include "core/store/room_record.h"
#include "core/turn/advance.h"

#include <QDateTime>
#include <QList>

#include <optional>

namespace studio::room {

/// The floor of one room, and everything derived from its steps: the newest decision, the reason of the rest,
/// recent activity, turns used, how votes were obtained, failed replies. The result is the same whether the
/// steps come from the log or happen now. It publishes nothing and asks nobody.
class FloorState
{
public:
    /// The state at the end of the log.
    explicit FloorState(const store::RoomRecord &record);

    /// Advances the engine by one step and returns its answer. `wall` is invalid for a step from the log.
    /// Call settle() once the message of the step, if any, is known.
    [[nodiscard]] QList<model::FloorOutput>
    step(const model::FloorTold &told, const model::PolicySettings &policy, const QDateTime &wall = {});
    /// Call after step(), with the newest message after the input.
    void settle(const model::FloorTold &told, const QList<model::FloorOutput> &answer,
                const std::optional<base::MessageId> &newest);
    void setRest(const model::Rest &rest) { m_rest = rest; }
    void gaveUpVote(const base::ParticipantId &voter, const model::CallTrouble &trouble)
    {
        m_voteNotes.gaveUp(voter, trouble);
    }

    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }
    /// The engine's answer to the newest input of the log that this state was built from.
    [[nodiscard]] const QList<model::FloorOutput> &newestInLog() const { return m_newest; }
    [[nodiscard]] const std::optional<model::Decision> &decision() const { return m_decision; }
    /// Of the newest decision.
    [[nodiscard]] const model::DecisionFacts &decisionFacts() const { return m_facts; }
    /// Why the floor rests; while it does not, the reason of its last rest.
    [[nodiscard]] const model::Rest &rest() const { return m_rest; }
    [[nodiscard]] const Ledger &ledger() const { return m_ledger; }
    [[nodiscard]] int sessionTurns() const { return m_turns.count(); }
    [[nodiscard]] const VoteNotes &voteNotes() const { return m_voteNotes; }
    [[nodiscard]] const FailedReplies &failedReplies() const { return m_failedReplies; }

private:
    void replay(const store::RoomRecord &record);

    turn::Floor m_floor;
    std::optional<model::Decision> m_decision;
    model::DecisionFacts m_facts;
    model::Rest m_rest;
    Ledger m_ledger;
    SessionTurns m_turns;
    VoteNotes m_voteNotes;
    FailedReplies m_failedReplies;
    QList<model::FloorOutput> m_newest;
};

} // namespace studio::room
