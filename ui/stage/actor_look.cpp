// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/actor_look.h"

#include "ui/models/companion_list_model.h"
#include "ui/models/floor_now.h"

#include <algorithm>

namespace studio::ui {

namespace {

ActorLook::Ring ringOf(const ports::FloorRow &row, const ports::FloorView &floor)
{
    using Vote = ports::FloorRow::Vote;
    if (row.awake)
        return ActorLook::Ring::Hollow;
    if (row.vote == Vote::Voted && isRoundOver(floor))
        return ActorLook::Ring::None;
    switch (row.vote) {
    case Vote::None: return ActorLook::Ring::None;
    case Vote::Pending: return ActorLook::Ring::Hollow;
    case Vote::Voted: return ActorLook::Ring::Filled;
    case Vote::Missing: return ActorLook::Ring::Hatched;
    }
    return ActorLook::Ring::None;
}

/// Companions that wait for a level are counted after those that wait for a lower level.
int placeOf(const ports::FloorRow &row, const ports::FloorView &floor)
{
    if (row.speaking)
        return 0;
    if (row.next || (floor.ring && floor.ring->next == row.id))
        return 1;
    if (!row.wanted)
        return 0;
    return 1 + int(std::count_if(floor.rows.begin(), floor.rows.end(), [&row](const ports::FloorRow &other) {
               return other.wanted && *other.wanted < *row.wanted;
           }));
}

ActorLook::Hand handOf(const ports::FloorRow &row, const ports::FloorView &floor)
{
    using Vote = ports::FloorRow::Vote;
    const bool votes = row.vote == Vote::Voted && row.state == model::VoteState::Speak && row.importance > 0;
    if (!floor.votingOn || floor.directing)
        return votes && row.winner && row.next && !row.speaking ? ActorLook::Hand::Raised
                                                                : ActorLook::Hand::None;
    if (row.vote == Vote::Missing)
        return ActorLook::Hand::Missing;
    return votes ? ActorLook::Hand::Raised : ActorLook::Hand::None;
}

/// Giving the floor now takes it from nobody and decides nothing that others vote on.
bool isQuiet(const ports::FloorView &floor)
{
    return isRoundOver(floor) &&
           std::none_of(floor.rows.begin(), floor.rows.end(), [](const auto &row) { return row.awake; });
}

} // namespace

ActorLook actorLook(const ports::FloorRow &row, const ports::FloorView &floor, const People &people)
{
    using Doing = CompanionRow::Doing;
    const CompanionRow words = companionRow(row, floor, people);
    const ActorLook::Ring ring = ringOf(row, floor);
    const bool isGone = row.stage == model::Closing::Terminal && !row.speaking;
    return {
        .id = row.id,
        .name = words.name,
        .state = words.chip.isEmpty() ? words.state : words.chip,
        .mark = words.mark,
        .colour = words.colour,
        .ring = ring,
        .importance = ring == ActorLook::Ring::Filled ? row.importance : 0,
        .star = isWinnerNow(row),
        .forward = row.speaking || row.next,
        .speaking = row.speaking,
        .asleep = isGone || words.doing == Doing::Asleep,
        .muted = row.muted,
        .cues = !row.muted && isQuiet(floor),
        .hand = handOf(row, floor),
        .place = placeOf(row, floor),
    };
}

} // namespace studio::ui
