// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include <algorithm>

// The roster: joining, leaving, muting (§2).
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Ignored;

Member *Conductor::member(const ParticipantId &id)
{
    const auto it = std::find_if(m_floor.roster.begin(), m_floor.roster.end(),
                                 [&id](const Member &m) { return m.id == id; });
    return it == m_floor.roster.end() ? nullptr : &*it;
}

void Conductor::setRoster(const QList<ParticipantId> &companions)
{
    QList<Member> before = m_floor.roster;
    bool wakesEnded = false;
    QList<Member> after;
    for (const ParticipantId &id : companions) {
        const Member *known = m_floor.member(id);
        after.append(known ? *known : Member{.id = id});
    }
    m_floor.roster = after;
    QList<ParticipantId> left;
    for (Member &old : before) {
        if (companions.contains(old.id))
            continue;
        wakesEnded |= dropWake(old, Cause::Left);
        left.append(old.id);
        m_floor.forcedBefore.remove(old.id);
        if (m_floor.queuedCue == old.id)
            m_floor.queuedCue.reset();
    }
    if (!left.isEmpty() || before.size() != after.size())
        drawOrder();
    dropMembers(left, Cause::Left, wakesEnded);
}

void Conductor::mute(const ParticipantId &companion)
{
    Member *muted = member(companion);
    if (!muted)
        return ignore("mute", Ignored::Why::Absent);
    if (std::exchange(muted->muted, true))
        return;
    const bool isCued =
        (m_floor.turn && m_floor.turn->companion == companion && m_floor.turn->cued) ||
        (m_floor.waitingTurn && m_floor.waitingTurn->companion == companion && m_floor.waitingTurn->cued);
    if (isCued || muted->cuedAwake) { // the companion finishes the cued turn, and no more
        muted->missed.reset();
        muted->wanted.reset();
        return;
    }
    const bool wakeEnded = dropWake(*muted, Cause::Muted);
    dropMembers({companion}, Cause::Muted, wakeEnded);
}

void Conductor::unmute(const ParticipantId &companion)
{
    Member *muted = member(companion);
    if (!muted)
        return ignore("unmute", Ignored::Why::Absent);
    muted->muted = false;
}

// Several members may leave at once, so all votes are dropped before the round is checked.
void Conductor::dropMembers(const QList<ParticipantId> &companions, Cause cause, bool wakesEnded)
{
    if (asksDirector()) {
        dropFromDirector(companions, cause);
        return expireQuestions();
    }
    if (m_floor.round) {
        bool voted = false;
        for (const ParticipantId &companion : companions)
            voted |= dropVoter(companion, cause);
        if (voted)
            ballotOver();
        return expireQuestions();
    }
    if (m_floor.turn && companions.contains(m_floor.turn->companion))
        wakesEnded = false; // the end of the turn decides what comes next
    for (const ParticipantId &companion : companions)
        dropSpeaker(companion, cause);
    expireQuestions();
    if (wakesEnded)
        restIfIdle();
}

} // namespace studio::turn
