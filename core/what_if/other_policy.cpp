// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/other_policy.h"

#include "core/base/match.h"
#include "core/turn/advance.h"

#include <algorithm>

namespace studio::what_if {

using base::Millis;
using base::ParticipantId;
using model::CompanionInput;
using model::Control;
using model::FloorInput;
using model::FloorInputKind;
using model::PolicyName;
using model::PolicyRound;
using model::TurnOver;
using NotKnown = PolicyRound::Unknown;

namespace {

constexpr Millis kNoTimeout = std::chrono::hours(24 * 365); // recorded turns took as long as they took

/// The message of that input; null if it has none.
const model::Message *messageIn(const FloorInput &input)
{
    if (const auto *posted = std::get_if<model::Posted>(&input.kind))
        return &posted->message;
    if (const auto *consume = std::get_if<model::Consume>(&input.kind))
        return &consume->message;
    const auto *over = std::get_if<TurnOver>(&input.kind);
    return over && over->said ? &*over->said : nullptr;
}

} // namespace

OtherPolicy::OtherPolicy(const QList<ParticipantId> &roster, const model::PolicySettings &policy,
                         const model::AsPolicy &wish)
    : m_wish(wish)
    , m_settings(policy)
    , m_recorded(turn::openFloor(roster, policy))
    , m_isInside(wish.first <= 1)
{
    if (m_isInside)
        m_floor = turn::openFloor(roster, imagined());
}

model::PolicySettings OtherPolicy::imagined() const
{
    model::PolicySettings settings = m_settings;
    settings.policy = m_wish.policy;
    settings.bargeIn = model::PolicySettings::BargeIn::Interrupt;
    settings.idle = Millis(0);
    settings.turnTimeout = kNoTimeout;
    settings.voteDeadline = kNoTimeout; // nobody is asked, so nobody is late
    settings.directorDeadline = kNoTimeout;
    settings.deadlines.clear();
    return settings;
}

// From here on the other policy takes over the floor as it is; holds are lifted.
void OtherPolicy::begin(Millis t)
{
    m_isInside = true;
    m_floor = m_recorded;
    advance(t, model::PolicyChanged{});
    if (m_floor.held)
        advance(t, Control::Release);
    if (m_floor.paused || m_floor.stopped)
        advance(t, Control::Play);
    if (m_floor.turn) // its speech is the first message given
        advance(t, TurnOver{.from = m_floor.turn->companion, .outcome = model::Outcome::Cancelled});
}

// Timers that were due are a step of their own, so that the results of an input are about that input.
void OtherPolicy::tell(qint64 seq, const FloorInput &input,
                       const std::optional<model::PolicySettings> &policy, bool isMessage)
{
    if (m_isOver)
        return;
    for (auto due = turn::nextDue(m_recorded); due && *due <= input.t; due = turn::nextDue(m_recorded))
        record({*due, Control::Tick});
    // The result of a timer of the imagined floor is about the previous message.
    for (auto due = m_isInside ? turn::nextDue(m_floor) : std::nullopt; due && *due <= input.t;
         due = turn::nextDue(m_floor))
        advance(*due, Control::Tick);
    m_settings = policy.value_or(m_settings);
    const bool isBeyond = m_wish.last > 0 && seq > m_wish.last;
    if (!isBeyond && (m_isInside || seq >= m_wish.first)) {
        if (!m_isInside)
            begin(input.t);
        if (isMessage && messageIn(input))
            hear(seq, input);
        else
            follow(input);
    } else if (isBeyond && isMessage) { // the last message has its answer
        noteSpeaker(input);
        close();
        m_isOver = true;
        return;
    }
    record(input);
}

/// What the input really did.
void OtherPolicy::record(const FloorInput &input)
{
    turn::Step step = turn::advance(std::move(m_recorded), input, m_settings);
    m_recorded = std::move(step.floor);
    for (const model::FloorOutput &line : std::as_const(step.outputs)) {
        if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
            noteHad(start->companion);
    }
}

void OtherPolicy::noteHad(const ParticipantId &companion)
{
    if (!m_open || m_open->hadIsKnown)
        return;
    m_open->round.had = companion;
    m_open->hadIsKnown = true;
}

// If speech is bought, nobody is given the floor: the first to speak took it.
void OtherPolicy::noteSpeaker(const FloorInput &input)
{
    const auto *consume = std::get_if<model::Consume>(&input.kind);
    if (consume && m_recorded.member(consume->from))
        noteHad(consume->from);
}

void OtherPolicy::hear(qint64 seq, const FloorInput &input)
{
    const model::Message &message = *messageIn(input);
    noteSpeaker(input);
    close();
    m_open = Open{
        .round = {.message = seq}, .message = message.id, .isOwnPolicy = m_settings.policy == m_wish.policy};
    const auto *over = std::get_if<TurnOver>(&input.kind);
    const auto hasTurn = [this, &message] { return m_floor.turn && m_floor.turn->companion == message.from; };
    if (over && !hasTurn() && m_wish.policy == PolicyName::Ring) {
        const auto heard = std::exchange(m_open, std::nullopt); // a cued turn is no answer
        advance(input.t, CompanionInput{CompanionInput::Kind::Cue, message.from});
        m_open = heard;
    }
    if (over && hasTurn())
        advance(input.t, *over);
    else
        put(message, input.t);
}

// A message out of turn waits for the end of a turn, and is given then.
void OtherPolicy::put(const model::Message &message, Millis t)
{
    advance(t, model::Posted{message});
    const bool waits = m_floor.waitingMessage || m_floor.queuedMessage;
    if (m_floor.turn && waits && m_wish.policy != PolicyName::Ring)
        advance(t, TurnOver{.from = m_floor.turn->companion, .outcome = model::Outcome::Cancelled});
}

/// Inputs that are no message: who is present, the settings of the ring, and the time.
void OtherPolicy::follow(const FloorInput &input)
{
    std::visit(base::Match{
                   [&](const model::RosterChanged &roster) { advance(input.t, roster); },
                   [&](const model::OrderSet &order) { advance(input.t, order); },
                   [&](const model::RepetitionScore &score) { advance(input.t, score); },
                   [&](const model::PolicyChanged &changed) { advance(input.t, changed); },
                   [&](const CompanionInput &companion) {
                       const bool mutes = companion.kind == CompanionInput::Kind::Mute ||
                                          companion.kind == CompanionInput::Kind::Unmute;
                       if (mutes)
                           advance(input.t, companion);
                   },
                   [&](const TurnOver &over) { // a turn without a result
                       if (m_floor.turn && m_floor.turn->companion == over.from)
                           advance(input.t, over);
                   },
                   [&](Control control) {
                       advance(input.t, control == Control::Reshuffle ? control : Control::Tick);
                   },
                   [](const auto &) {},
               },
               input.kind);
}

void OtherPolicy::advance(Millis t, const FloorInputKind &kind)
{
    turn::Step step = turn::advance(std::move(m_floor), {t, kind}, imagined());
    m_floor = std::move(step.floor);
    for (const model::FloorOutput &line : std::as_const(step.outputs))
        note(line);
}

// The first result of a message counts.
void OtherPolicy::note(const model::FloorOutput &line)
{
    if (!m_open || m_open->round.would || m_open->round.unknown != NotKnown::None)
        return;
    PolicyRound &round = m_open->round;
    if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
        round.would = start->companion;
    else if (std::holds_alternative<model::AskVotes>(line.kind))
        round.unknown = NotKnown::Votes;
    else if (std::holds_alternative<model::AskDirector>(line.kind))
        round.unknown = NotKnown::Director;
    else if (std::holds_alternative<model::Wake>(line.kind))
        round.unknown = NotKnown::Purchases;
    else if (const auto *rest = std::get_if<model::Rest>(&line.kind))
        round.rest = rest->reason;
}

void OtherPolicy::decided(qint64 seq, const model::Decision &decision)
{
    if (!m_open || m_open->round.decision > 0 || decision.messageId != m_open->message)
        return;
    m_open->round.decision = seq;
    if (decision.winner)
        noteHad(*decision.winner);
}

bool OtherPolicy::isBusy() const { return m_wish.policy == PolicyName::Resource && m_floor.isAnybodyBusy(); }

void OtherPolicy::close()
{
    if (!m_open)
        return;
    const Open open = *std::exchange(m_open, std::nullopt);
    PolicyRound round = open.round;
    if (open.isOwnPolicy) { // the record is the answer
        round.would = round.had;
        round.unknown = NotKnown::None;
    } else if (round.unknown == NotKnown::None && !round.would && isBusy()) {
        round.unknown = NotKnown::Purchases; // woken before, and not done yet
    } else if (round.unknown == NotKnown::None && !round.would && m_floor.turn) {
        round.would = m_floor.turn->companion; // the holder keeps the floor
    }
    if (round.would || round.unknown != NotKnown::None)
        round.rest.reset();
    m_answer.rounds.append(round);
}

model::AsPolicyAnswer OtherPolicy::finish()
{
    close();
    m_isOver = true;
    std::reverse(m_answer.rounds.begin(), m_answer.rounds.end());
    for (const PolicyRound &round : std::as_const(m_answer.rounds)) {
        m_answer.differ += round.differs();
        m_answer.unknown += round.unknown != NotKnown::None;
    }
    return std::move(m_answer);
}

} // namespace studio::what_if
