// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/base/match.h"

#include <algorithm>

namespace studio::turn {

using base::Millis;
using model::Cause;
using model::Control;
using model::Ignored;
using model::PolicyName;
using model::RestReason;
using model::Rule;

namespace {

bool hasCause(RestReason reason)
{
    return reason == RestReason::Failed || reason == RestReason::Nobody || reason == RestReason::Dormant;
}

} // namespace

Conductor::Conductor(Floor &floor, QList<model::FloorOutput> &outputs)
    : m_floor(floor)
    , m_outputs(outputs)
{
}

void Conductor::ignore(const char *what, Ignored::Why why) { emitLine(Ignored{QLatin1String(what), why}); }

// §2, time: fire timers in order of due time, each at its own due time. An instant whose votes have settled
// the round ends after all timers of that instant.
void Conductor::fireTimers(Millis until)
{
    while (true) {
        const std::optional<Timer> timer = firstTimer(m_floor);
        const std::optional<Millis> settled = m_floor.settledAt;
        if (settled && *settled < until && (!timer || *settled < timer->due)) {
            settleInstant();
        } else if (timer && timer->due <= until) {
            m_now = timer->due;
            fire(timer->kind);
        } else {
            return;
        }
    }
}

void Conductor::fire(Timer::Kind timer)
{
    switch (timer) {
    case Timer::Kind::VoteDeadline: return voteDeadline();
    case Timer::Kind::TurnTimeout: return turnTimeout();
    case Timer::Kind::Refund: return refund();
    case Timer::Kind::UserWait: return endUserWait();
    case Timer::Kind::Silence: return breakSilence();
    case Timer::Kind::Director: return fallBack(Cause::Timeout);
    }
}

void Conductor::settleInstant()
{
    if (!m_floor.settledAt)
        return;
    m_now = *m_floor.settledAt;
    decideRound(Cause::Early);
}

void Conductor::apply(const model::FloorInput &input, const model::PolicySettings &policy)
{
    m_now = input.t;
    if (!m_floor.ceilingFrom)
        userIsThere();
    std::visit(base::Match{
                   [this](const model::Posted &posted) { this->posted(posted); },
                   [this](const model::Voted &voted) { this->voted(voted); },
                   [this](const model::VoteFailed &failed) { voteFailed(failed); },
                   [this](const model::Directed &directed) { this->directed(directed); },
                   [this](const model::DirectorFailed &failed) { directorFailed(failed); },
                   [this](const model::TurnOver &over) { turnOver(over); },
                   [this](const model::Consume &consume) { this->consume(consume); },
                   [this](const model::RosterChanged &roster) { setRoster(roster.companions); },
                   [this](const model::CompanionInput &input) { companionInput(input); },
                   [this](const model::OrderSet &order) { setOrder(order.companions); },
                   [this](const model::RepetitionScore &score) { refine(score); },
                   [this](Control control) { this->control(control); },
                   [this, &policy](const model::PolicyChanged &) { switchPolicy(policy); },
               },
               input.kind);
}

void Conductor::control(Control control)
{
    switch (control) {
    case Control::Hold: return hold();
    case Control::Release: return release();
    case Control::Pause: return pause();
    case Control::Play: return play();
    case Control::Step: return step();
    case Control::Stop: return stop();
    case Control::Tick: return;
    case Control::Reset: return reset();
    case Control::Reshuffle: return reshuffle();
    }
}

void Conductor::companionInput(const model::CompanionInput &input)
{
    switch (input.kind) {
    case model::CompanionInput::Kind::Mute: return mute(input.companion);
    case model::CompanionInput::Kind::Unmute: return unmute(input.companion);
    case model::CompanionInput::Kind::Cue: return cue(input.companion);
    case model::CompanionInput::Kind::MaySpeak: return maySpeak(input.companion);
    }
}

// §2, policy switch. Running rounds and turns keep the settings under which they began.
void Conductor::switchPolicy(const model::PolicySettings &policy)
{
    const PolicyName before = m_floor.policy.policy;
    if (policy.seed != m_floor.policy.seed) {
        m_floor.ring.stream = policy.seed;
        m_floor.draws = policy.seed + 1;
    }
    m_floor.policy = policy;
    if (policy.policy == before)
        return;
    if (m_floor.turn)
        m_floor.turn->second.reset();
    const bool queueWaited = m_floor.queue && !m_floor.turn;
    m_floor.queue.reset();
    const bool wakesDropped = before == PolicyName::Resource && leaveResource();
    m_floor.ring.current.reset();
    if (plays(PolicyName::Ring))
        drawOrder();
    if (m_floor.round) {
        const Heard message = m_floor.round->message;
        endRound(Rule::Superseded, Cause::Superseded);
        put(message);
    } else if (m_floor.userWait) {
        endUserWait();
    } else if (m_floor.turn && plays(PolicyName::Resource)) {
        joinResource();
    } else if (m_floor.turn && wakesDropped) {
        m_floor.waitingMessage = m_floor.newest; // the turn began before the resource floor, and continues
    } else if (m_floor.waitingTurn || queueWaited || wakesDropped) {
        m_floor.waitingTurn.reset();
        putNewest();
    }
}

// A ring that rests becomes dormant, unless a turn waits to start or the talk waits for the user.
void Conductor::rest(model::Rest reason)
{
    if (servesQuestion(reason))
        return;
    if (!m_floor.waitingTurn && !m_floor.userWait)
        m_floor.ring.current.reset();
    m_floor.lastRest = reason;
    reason.reason = restReason(reason.reason);
    if (!hasCause(reason.reason))
        reason.cause.reset();
    m_floor.told = reason.reason;
    emitLine(reason);
    armSilence(reason);
}

// §2, rest: if several reasons are true, tell the first of this list.
RestReason Conductor::restReason(RestReason otherwise) const
{
    if (m_floor.waitingTurn || (plays(PolicyName::Resource) && m_floor.queuedCue))
        return m_floor.held ? RestReason::Held : RestReason::Paused;
    if (m_floor.stopped)
        return RestReason::Stopped;
    if (plays(PolicyName::Manual))
        return RestReason::AwaitingCue;
    if (allClosed())
        return RestReason::AllClosed;
    if (isAtCeiling())
        return RestReason::TimeLimit;
    if (isAtTurnLimit())
        return RestReason::TurnLimit;
    if (m_floor.userWait)
        return RestReason::AwaitingUser;
    if (m_floor.held)
        return RestReason::Held;
    if (m_floor.paused)
        return RestReason::Paused;
    if (otherwise == RestReason::Nobody && plays(PolicyName::Ring) && !m_floor.roster.isEmpty())
        return RestReason::Dormant;
    return otherwise;
}

} // namespace studio::turn
