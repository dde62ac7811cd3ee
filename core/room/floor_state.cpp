// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/floor_state.h"

#include <utility>

namespace studio::room {

using model::FloorOutput;
using model::FloorTold;

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
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                m_decision = *decision;
            else if (const auto *rest = std::get_if<model::Rest>(&line.kind))
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
    return step.outputs;
}

void FloorState::settle(const FloorTold &told, const QList<FloorOutput> &answer,
                        const std::optional<base::MessageId> &newest)
{
    m_failedReplies.follow(told, answer, newest);
}

} // namespace studio::room
