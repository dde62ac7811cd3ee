// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/field.h"

#include <algorithm>

namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::PolicyName;

namespace {

bool couldTakePart(const Floor &floor, const Member &member, const Heard &heard)
{
    const bool isRing = floor.policy.policy == PolicyName::Ring;
    const bool toNarrows =
        heard.whisper || !(isRing || heard.idle || floor.policy.policy == PolicyName::Resource);
    return !member.muted && member.stage() != model::Closing::Terminal &&
           (isRing || heard.idle || member.id != heard.from) && (!toNarrows || heard.addresses(member.id));
}

bool spokeLately(const Floor &floor, const ParticipantId &id)
{
    const auto last = floor.lastAsMember.constFind(id);
    return last != floor.lastAsMember.cend() && floor.memberMessages - *last < floor.policy.coolDown;
}

// Excludes the companions that the test applies to; returns whether it excluded the last one.
template<class Applies>
bool fall(Field &field, Cause cause, Applies applies)
{
    bool fell = false;
    for (Field::Place &place : field.places) {
        if (!place.fellOut && applies(place.id)) {
            place.fellOut = cause;
            fell = true;
        }
    }
    return fell && field.members().isEmpty();
}

} // namespace

bool isMasked(const Floor &floor, const ParticipantId &id, const ParticipantId &sender)
{
    const auto mask = floor.policy.follows.constFind(sender);
    return mask != floor.policy.follows.cend() && !mask->contains(id);
}

QList<ParticipantId> Field::members() const
{
    QList<ParticipantId> members;
    for (const Place &place : places) {
        if (!place.fellOut)
            members.append(place.id);
    }
    return members;
}

bool Field::holds(const ParticipantId &id) const
{
    return std::any_of(places.cbegin(), places.cend(),
                       [&id](const Place &place) { return place.id == id && !place.fellOut; });
}

QList<model::Candidate> Field::candidates(Cause ofMembers) const
{
    QList<model::Candidate> candidates;
    for (const Place &place : places)
        candidates.append({.id = place.id, .cause = place.fellOut.value_or(ofMembers)});
    return candidates;
}

Field fieldOf(const Floor &floor, const Heard &heard)
{
    Field field;
    for (const Member &member : floor.roster) {
        if (couldTakePart(floor, member, heard))
            field.places.append({member.id, {}});
    }
    const QList<ParticipantId> named = heard.named();
    const auto isUnnamed = [&](const ParticipantId &id) {
        return floor.policy.onlyWhenNamed.contains(id) && !named.contains(id);
    };
    if (fall(field, Cause::NotNamed, isUnnamed))
        field.emptyBecause = Cause::NotNamed;
    if (fall(field, Cause::Mask, [&](const ParticipantId &id) { return isMasked(floor, id, heard.from); }))
        field.emptyBecause = Cause::Mask;

    const auto cools = [&](const ParticipantId &id) { return spokeLately(floor, id) && !named.contains(id); };
    const QList<ParticipantId> left = field.members();
    if (!std::all_of(left.cbegin(), left.cend(), cools))
        fall(field, Cause::CoolDown, cools);
    return field;
}

} // namespace studio::turn
