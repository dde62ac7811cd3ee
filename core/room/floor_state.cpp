// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/floor_state.h"

#include <utility>

namespace studio::room {

using model::FloorOutput;
using model::FloorTold;

namespace {

/// `floor` is the floor after the step that decided: nobody has spoken since.
model::DecisionFacts factsOf(const model::Decision &decision, const turn::Floor &floor)
{
    model::DecisionFacts facts;
    const std::optional<turn::Heard> &newest = floor.newest;
    if (newest && decision.rule == model::Rule::Superseded)
        facts.author = newest->from;
    if (newest && newest->id == decision.messageId) {
        facts.author = newest->from;
        facts.to = newest->to;
        facts.named = newest->named();
    }
    if (floor.lastVote.contenders.isEmpty())
        return facts;
    facts.lastSpoke.emplace();
    for (const turn::Contender &one : floor.lastVote.contenders)
        facts.lastSpoke->insert(one.candidate.id, one.lastSpoke);
    return facts;
}

} // namespace

FloorState::FloorState(const store::RoomRecord &record)
    : m_floor(turn::openFloor(record.initial.roster, record.initial.policy))
    , m_ledger(m_floor, record.recent)
{
    replay(record);
}

void FloorState::replay(const store::RoomRecord &record)
{
    model::PolicySettings policy = record.initial.policy;
    NewestMessage message(record.recent);
    for (const store::FloorLogEntry &entry : record.floorLog) {
        policy = entry.policy.value_or(policy);
        FloorTold told{.input = entry.input, .policy = {}, .manner = entry.manner, .trouble = entry.trouble};
        told.turn = entry.turn;
        m_newest = step(told, policy);
        for (const FloorOutput &line : std::as_const(m_newest)) {
            if (const auto *rest = std::get_if<model::Rest>(&line.kind))
                m_rest = *rest;
        }
        settle(told, m_newest, message.before(entry.seq));
    }
}

QList<FloorOutput> FloorState::step(const FloorTold &told, const model::PolicySettings &policy,
                                    const QDateTime &wall)
{
    turn::Step step = turn::advance(std::move(m_floor), told.input, policy);
    m_floor = std::move(step.floor);
    m_ledger.follow(told.input, step.outputs, m_floor, wall);
    m_turns.follow(told.input, m_floor);
    m_voteNotes.follow(told.input, told.manner, told.trouble, step.outputs);
    for (const FloorOutput &line : std::as_const(step.outputs)) {
        if (const auto *decision = std::get_if<model::Decision>(&line.kind)) {
            m_decision = *decision;
            m_facts = factsOf(*decision, m_floor);
        }
    }
    return step.outputs;
}

void FloorState::settle(const FloorTold &told, const QList<FloorOutput> &answer,
                        const std::optional<base::MessageId> &newest)
{
    m_failedReplies.follow(told, answer, newest);
}

} // namespace studio::room
