// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/past_floor.h"

namespace studio::ui {

ports::FloorView pastFloor(const model::Decision &decision, const model::PolicySettings &policy)
{
    using Vote = ports::FloorRow::Vote;
    ports::FloorView floor;
    floor.decision = decision;
    floor.policy = policy;
    if (model::isOfVotes(decision)) // whatever the room does now
        floor.policy.policy = model::PolicyName::Vote;
    for (const model::Candidate &one : decision.candidates) {
        ports::FloorRow row{.id = one.id,
                            .state = one.state,
                            .importance = one.importance,
                            .selected = one.selected,
                            .cause = one.cause,
                            .winner = decision.winner == one.id};
        const bool isAsked = one.cause != model::Cause::NotAsked && !one.isListed;
        row.vote = !isAsked ? Vote::None : one.cause ? Vote::Missing : Vote::Voted;
        if (decision.flip && decision.flip->companion == one.id)
            row.flip = decision.flip;
        floor.rows.append(row);
    }
    return floor;
}

} // namespace studio::ui
