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

Conductor::Conductor(Floor &floor, QList<model::FloorOutput> &outputs)
    : m_floor(floor)
    , m_outputs(outputs)
{
}

void Conductor::ignore(const char *what, Ignored::Why why) { emitLine(Ignored{QLatin1String(what), why}); }

// §2, time: timers in order of due time, each with its due time as its own. The end of an instant whose votes
// have settled the round comes after all timers of that instant.
void Conductor::fireTimers(Millis until)
{
    while (true) {
        std::optional<Millis> deadline;
        if (m_floor.round) {
            for (const Ballot &ballot : std::as_const(m_floor.round->ballots)) {
                if (!ballot.over)
                    deadline = deadline ? std::min(*deadline, ballot.deadline) : ballot.deadline;
            }
        }
        const std::optional<Millis> settled = m_floor.settledAt;
        if (settled && *settled < until && (!deadline || *settled < *deadline)) {
            settleInstant();
        } else if (deadline && *deadline <= until) {
            m_now = *deadline;
            for (Ballot &ballot : m_floor.round->ballots) {
                if (!ballot.over && ballot.deadline == m_now)
                    fail(ballot, Cause::Timeout);
            }
            ballotOver();
        } else {
            return;
        }
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
    std::visit(base::Match{
                   [this](const model::Posted &posted) { this->posted(posted); },
                   [this](const model::Voted &voted) { this->voted(voted); },
                   [this](const model::VoteFailed &failed) { voteFailed(failed); },
                   [this](const model::TurnOver &over) { turnOver(over); },
                   [this](const model::Consume &) { ignore("consume", Ignored::Why::OutOfTurn); },
                   [this](const model::RosterChanged &roster) { setRoster(roster.companions); },
                   [this](const model::CompanionInput &input) { companionInput(input); },
                   [this](const model::OrderSet &) { ignore("order", Ignored::Why::OutOfTurn); },
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
    case Control::Reset: return ignore("reset", Ignored::Why::OutOfTurn);
    case Control::Reshuffle: return ignore("reshuffle", Ignored::Why::OutOfTurn);
    }
}

void Conductor::companionInput(const model::CompanionInput &input)
{
    switch (input.kind) {
    case model::CompanionInput::Kind::Mute: return mute(input.companion);
    case model::CompanionInput::Kind::Unmute: return unmute(input.companion);
    case model::CompanionInput::Kind::Cue: return cue(input.companion);
    case model::CompanionInput::Kind::MaySpeak:
        // Only the ring keeps anybody from speaking (§5).
        return emitLine(
            model::MaySpeak{input.companion, true, std::nullopt, QStringLiteral("no_turn_state")});
    }
}

// §2, policy switch. What runs keeps the settings under which it began.
void Conductor::switchPolicy(const model::PolicySettings &policy)
{
    const bool another = policy.policy != m_floor.policy.policy;
    m_floor.policy = policy;
    if (!another)
        return;
    if (m_floor.round) {
        const Heard message = m_floor.round->message;
        endRound(Rule::Superseded, Cause::Superseded);
        put(message);
    } else if (m_floor.waitingTurn) {
        m_floor.waitingTurn.reset();
        putNewest();
    }
}

void Conductor::rest(model::Rest reason)
{
    m_floor.lastRest = reason;
    reason.reason = restReason(reason.reason);
    if (reason.reason != RestReason::Failed)
        reason.cause.reset();
    emitLine(reason);
}

// §2, rest: of several true reasons the first of this list is told.
RestReason Conductor::restReason(RestReason otherwise) const
{
    if (m_floor.waitingTurn)
        return m_floor.held ? RestReason::Held : RestReason::Paused;
    if (m_floor.stopped)
        return RestReason::Stopped;
    if (m_floor.policy.policy == PolicyName::Manual)
        return RestReason::AwaitingCue;
    if (allClosed())
        return RestReason::AllClosed;
    if (m_floor.companionTurns >= m_floor.policy.maxCompanionTurns)
        return RestReason::TurnLimit;
    if (m_floor.held)
        return RestReason::Held;
    if (m_floor.paused)
        return RestReason::Paused;
    return otherwise;
}

} // namespace studio::turn
