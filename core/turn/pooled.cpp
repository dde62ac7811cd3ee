// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/lineup.h"

#include <algorithm>

// Pooled order: one companion speaks, and nobody twice before all have spoken since the user did (§11).
namespace studio::turn {

using base::ParticipantId;

namespace {

// The members who have sent nothing since the newest message of a user; if all have, everybody but the last
// speaker.
QList<ParticipantId> poolOf(const Floor &floor, const QList<ParticipantId> &members)
{
    QList<ParticipantId> pool = members;
    pool.removeIf(
        [&floor](const ParticipantId &id) { return floor.lastSpoke.value(id) > floor.userMessage; });
    if (!pool.isEmpty() || members.size() == 1)
        return pool.isEmpty() ? members : pool;
    const auto &roster = floor.roster;
    const auto last =
        std::max_element(roster.cbegin(), roster.cend(), [&floor](const Member &a, const Member &b) {
            return floor.lastSpoke.value(a.id) < floor.lastSpoke.value(b.id);
        });
    pool = members;
    pool.removeOne(last->id);
    return pool;
}

} // namespace

Lineup lineUpPooled(Floor &floor, const Field &field, const Heard &heard)
{
    const QList<ParticipantId> pool = poolOf(floor, field.members());
    QList<ParticipantId> named = namedIn(field, heard);
    named.removeIf([&pool](const ParticipantId &id) { return !pool.contains(id); });
    const ParticipantId speaker = named.isEmpty() ? drawOne(pool, floor.draws) : named.first();
    return {model::Rule::Pooled, {speaker}, listedIn(field, heard, {speaker})};
}

} // namespace studio::turn
