// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/turn/lineup.h"
#include "core/turn/policy_table.h"

#include <utility>

// The speakers that a message has lined up take turns (§11). Messages that arrive meanwhile are not put.
namespace studio::turn {

using base::ParticipantId;
using model::Decision;
using model::Outcome;
using model::RestReason;

void Conductor::putToQueue(const Heard &heard)
{
    const Field field = fieldOf(m_floor, heard);
    if (field.members().isEmpty())
        return rest({RestReason::Nobody, field.emptyBecause});
    Lineup lineup = rulesOf(m_floor.policy.policy).lineUp(m_floor, field, heard);
    const ParticipantId first = lineup.speakers.takeFirst();
    Decision decision{.messageId = heard.id, .rule = lineup.rule, .winner = first};
    decision.candidates = lineup.candidates;
    decision.queue = lineup.speakers;
    decision.idle = heard.idle;
    publish(decision);
    m_floor.queue = Queue{lineup.speakers, lineup.candidates};
    floorTo(first, heard.id, false);
}

// Continues after a turn, however it ended; a message that arrived meanwhile makes a queue of its own.
void Conductor::queueGoesOn(const TurnEnd &end)
{
    if (m_floor.waitingMessage)
        return put(Heard(*m_floor.waitingMessage));
    if (!m_floor.queue)
        m_floor.queue = Queue{}; // after a turn outside any queue, such as a cued one
    Queue &queue = *m_floor.queue;
    queue.spoke |= end.outcome == Outcome::Spoke && !end.cued;
    queue.failed.reset();
    if (end.outcome == Outcome::Failed)
        queue.failed = model::Rest{RestReason::Failed, end.cause};
    const bool mayWait = end.outcome == Outcome::Spoke && !allClosed() && !isAtLimit();
    if (!mayWait || !waitsForUser(*m_floor.newest))
        advanceQueue();
}

void Conductor::advanceQueue()
{
    Queue &queue = *m_floor.queue;
    if (queue.waiting.isEmpty())
        return endQueue();
    if (allClosed() || isAtLimit()) {
        m_floor.queue.reset();
        return rest();
    }
    if (m_floor.paused && !m_floor.stepArmed)
        return rest();
    while (!queue.waiting.isEmpty()) {
        const ParticipantId next = queue.waiting.takeFirst();
        if (!mayFollow(next, m_floor.newest->from))
            continue;
        Decision decision{.messageId = m_floor.newest->id, .rule = model::Rule::Queued, .winner = next};
        decision.queue = queue.waiting;
        for (const model::Candidate &candidate : std::as_const(queue.candidates)) {
            if (candidate.id == next || queue.waiting.contains(candidate.id))
                decision.candidates.append(candidate);
        }
        publish(decision);
        return floorTo(next, m_floor.newest->id, false);
    }
    endQueue();
}

bool Conductor::mayFollow(const ParticipantId &id, const ParticipantId &sender) const
{
    return !whyUnable(id) && !isMasked(m_floor, id, sender);
}

void Conductor::endQueue()
{
    const Queue queue = *std::exchange(m_floor.queue, std::nullopt);
    if (queue.failed)
        return rest(*queue.failed);
    if (queue.spoke && m_floor.policy.isAutomatic)
        return putNewest();
    rest();
}

} // namespace studio::turn
