// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"

#include <algorithm>
#include <utility>

// Time that passes without a message: the talk waits for its user's answer, or continues by itself (§9).
namespace studio::turn {

using base::Millis;
using base::ParticipantId;
using model::PolicyName;
using model::RestReason;

// A member has spoken to users only, and asked no companion.
bool Conductor::isForUser(const Heard &heard) const
{
    const bool toUsers =
        !heard.to.isEmpty() && std::all_of(heard.to.cbegin(), heard.to.cend(), model::isUser);
    return m_floor.member(heard.from) && toUsers &&
           std::none_of(heard.asks.cbegin(), heard.asks.cend(), model::mayJoinRoster);
}

// Waits at most once for each message. Returns whether the talk waits now.
bool Conductor::waitsForUser(const Heard &heard)
{
    const bool mayWait = heard.isForUser && !heard.idle && m_floor.waitedFor != heard.id;
    if (!mayWait || m_floor.policy.waitForUser == Millis(0))
        return false;
    m_floor.waitedFor = heard.id;
    m_floor.userWait = UserWait{heard, m_now + m_floor.policy.waitForUser, ++m_floor.timersMade};
    rest();
    return true;
}

// Does what would have followed at once without the wait.
void Conductor::endUserWait()
{
    const Heard message = std::exchange(m_floor.userWait, std::nullopt)->message;
    if (plays(PolicyName::Ring) && m_floor.ring.current)
        advanceRing();
    else if (m_floor.queue)
        advanceQueue();
    else
        put(message);
}

// Sets the limit of the silence after a rest. Silence that the user asked for has no limit.
void Conductor::armSilence(const model::Rest &told)
{
    m_floor.silence.reset();
    const bool isSilence = told.reason == RestReason::Nobody || told.reason == RestReason::Dormant;
    const bool isOn = m_floor.policy.idle > Millis(0) && m_floor.idleTalks < m_floor.policy.idleMost;
    if (isSilence && isOn && m_floor.newest && told.cause != model::Cause::Quiet)
        m_floor.silence = Silence{m_now + m_floor.policy.idle, ++m_floor.timersMade};
}

void Conductor::breakSilence()
{
    m_floor.silence.reset();
    ++m_floor.idleTalks;
    Heard newest = *m_floor.newest;
    newest.idle = true;
    put(newest);
}

} // namespace studio::turn
