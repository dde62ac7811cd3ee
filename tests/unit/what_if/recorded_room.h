// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/advance.h"
#include "core/what_if/collector.h"

namespace studio::tests {

/// A room whose log is walked through while it is written: each input, then the events with its Decisions.
struct RecordedRoom
{
    RecordedRoom(const QList<base::ParticipantId> &roster, const model::PolicySettings &settings)
        : policy(settings)
        , floor(turn::openFloor(roster, settings))
        , log(roster, settings)
    {
    }

    void tell(const model::FloorInput &input)
    {
        const bool bringsPolicy = std::holds_alternative<model::PolicyChanged>(input.kind);
        turn::Step step = turn::advance(std::move(floor), input, policy);
        floor = std::move(step.floor);
        log.tell(input, bringsPolicy ? std::optional(policy) : std::nullopt);
        ++seq;
        for (const model::FloorOutput &line : std::as_const(step.outputs)) {
            ++seq;
            if (std::holds_alternative<model::AskDirector>(line.kind))
                isDirected = true;
            if (std::holds_alternative<model::AskVotes>(line.kind))
                isDirected = false;
            if (const auto *decision = std::get_if<model::Decision>(&line.kind)) {
                log.decided(seq, *decision);
                if (!isDirected || decision->rule != model::Rule::Nobody)
                    decisions.insert(seq, *decision);
            }
        }
    }

    model::PolicySettings policy;
    turn::Floor floor;
    what_if::Collector log;
    QMap<qint64, model::Decision> decisions; ///< without those of a director for nobody, which asks no votes
    bool isDirected = false;
    qint64 seq = 1; ///< of the newest event; 1 created the room
};

} // namespace studio::tests
