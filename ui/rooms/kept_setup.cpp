// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/kept_setup.h"

#include "core/model/follow_mask.h"

#include <QSet>

#include <algorithm>

namespace studio::ui {

using base::ParticipantId;
using model::PersonaOverride;
using model::PolicySettings;
using model::RoomModels;
using model::RoomTurns;
using ports::RoomSetup;

namespace {

/// The user's list, without what left meanwhile and with what came.
template<class T>
QList<T> keptList(const QList<T> &start, const QList<T> &wanted, const QList<T> &now)
{
    if (wanted == start)
        return now;
    QList<T> kept;
    for (const T &id : wanted) {
        const bool leftMeanwhile = start.contains(id) && !now.contains(id);
        if (!leftMeanwhile)
            kept.append(id);
    }
    for (const T &id : now) {
        const bool cameMeanwhile = !start.contains(id) && !kept.contains(id);
        if (cameMeanwhile)
            kept.append(id);
    }
    return kept;
}

/// Each part that the user did not change is as it is now.
template<class Whole, class... Part>
void keep(const Whole &start, const Whole &now, Whole &kept, Part Whole::*...parts)
{
    const auto one = [&](auto part) {
        if (kept.*part == start.*part)
            kept.*part = now.*part;
    };
    (one(parts), ...);
}

/// The form gives a mask rows for those who join, and takes them from those who leave: that is no change of
/// the user.
bool hasOwnMask(const RoomSetup &start, const RoomSetup &wanted)
{
    const auto among = [&](const model::FollowMask::Follows &follows) {
        model::FollowMask::Follows both;
        for (auto row = follows.cbegin(); row != follows.cend(); ++row) {
            if (!start.roster.contains(row.key()) || !wanted.roster.contains(row.key()))
                continue;
            QList<ParticipantId> &after = both[row.key()];
            std::copy_if(row->cbegin(), row->cend(), std::back_inserter(after), [&](const ParticipantId &id) {
                return start.roster.contains(id) && wanted.roster.contains(id);
            });
            std::sort(after.begin(), after.end());
        }
        return both;
    };
    return among(wanted.policy.follows) != among(start.policy.follows);
}

PolicySettings keptPolicy(const RoomSetup &start, const RoomSetup &wanted, const RoomSetup &now)
{
    using P = PolicySettings;
    PolicySettings kept = wanted.policy;
    keep(start.policy, now.policy, kept, &P::policy, &P::gap, &P::bargeIn, &P::maxCompanionTurns,
         &P::holdWhileTyping, &P::seed, &P::onlyWhenNamed, &P::waitForUser, &P::owed, &P::ceiling,
         &P::coolDown);
    keep(start.policy, now.policy, kept, &P::voteDeadline, &P::deadlines, &P::earlyDecision,
         &P::terminalEndsRoom, &P::courtesy, &P::secondChoice, &P::withoutVotes);
    keep(start.policy, now.policy, kept, &P::refund, &P::tiers, &P::strictTiers, &P::refuseRepeats,
         &P::backchannelWakes, &P::userWakes, &P::turnTimeout, &P::talkativeness, &P::isAutomatic,
         &P::directorDeadline);
    // Two numbers for one question: whether companions speak when the user is silent.
    if (kept.idle == start.policy.idle && kept.idleMost == start.policy.idleMost) {
        kept.idle = now.policy.idle;
        kept.idleMost = now.policy.idleMost;
    }
    if (!hasOwnMask(start, wanted))
        kept.follows = now.policy.follows;
    return kept;
}

PersonaOverride overrideIn(const QList<PersonaOverride> &overrides, const ParticipantId &companion)
{
    const auto found =
        std::find_if(overrides.cbegin(), overrides.cend(),
                     [&companion](const PersonaOverride &one) { return one.companion == companion; });
    if (found != overrides.cend())
        return *found;
    PersonaOverride none;
    none.companion = companion;
    return none;
}

QList<PersonaOverride> keptOverrides(const QList<PersonaOverride> &start,
                                     const QList<PersonaOverride> &wanted, const QList<PersonaOverride> &now)
{
    if (wanted == start)
        return now;
    using O = PersonaOverride;
    QList<PersonaOverride> kept;
    QSet<ParticipantId> seen;
    for (const PersonaOverride &one : wanted + now) {
        if (seen.contains(one.companion))
            continue;
        seen.insert(one.companion);
        PersonaOverride over = overrideIn(wanted, one.companion);
        keep(overrideIn(start, one.companion), overrideIn(now, one.companion), over, &O::role,
             &O::personality, &O::scenarioNote, &O::systemNote, &O::endNote, &O::talkativeness, &O::model);
        if (!over.isEmpty())
            kept.append(over);
    }
    return kept;
}

} // namespace

RoomSetup keptSetup(const RoomSetup &start, const RoomSetup &wanted, const RoomSetup &now)
{
    RoomSetup kept = wanted;
    kept.roster = keptList(start.roster, wanted.roster, now.roster);
    kept.policy = keptPolicy(start, wanted, now);
    keep(start, now, kept, &RoomSetup::name, &RoomSetup::scene, &RoomSetup::identities, &RoomSetup::voices,
         &RoomSetup::language);
    keep(start.models, now.models, kept.models, &RoomModels::votes, &RoomModels::budget,
         &RoomModels::recorded, &RoomModels::director, &RoomModels::guidance, &RoomModels::model);
    keep(start.turns, now.turns, kept.turns, &RoomTurns::maxSessionTurns, &RoomTurns::watchLoops,
         &RoomTurns::compress, &RoomTurns::whispersAloud);
    kept.overrides = keptOverrides(start.overrides, wanted.overrides, now.overrides);
    kept.lorebooks = keptList(start.lorebooks, wanted.lorebooks, now.lorebooks);
    return kept;
}

} // namespace studio::ui
