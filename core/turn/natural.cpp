// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/lineup.h"
#include "core/turn/shuffle.h"

#include <QHash>

// Natural order: named companions speak, and others according to talkativeness and draws (§11).
namespace studio::turn {

using base::ParticipantId;
using model::PolicySettings;

namespace {

constexpr int kUsual = 500;

int talkativenessOf(const Floor &floor, const ParticipantId &id)
{
    return floor.policy.talkativeness.value(id, kUsual);
}

// Nobody was named and all draws were too high: draw among the companions that talk at all, else among all.
ParticipantId drawnAnyway(Floor &floor, const QList<ParticipantId> &members)
{
    QList<ParticipantId> talkers = members;
    talkers.removeIf([&floor](const ParticipantId &id) { return talkativenessOf(floor, id) == 0; });
    return drawOne(talkers.isEmpty() ? members : talkers, floor.draws);
}

} // namespace

Lineup lineUpNatural(Floor &floor, const Field &field, const Heard &heard)
{
    QList<ParticipantId> speakers = namedIn(field, heard);
    QList<ParticipantId> others = field.members();
    others.removeIf([&speakers](const ParticipantId &id) { return speakers.contains(id); });
    QHash<ParticipantId, int> draws;
    for (const ParticipantId &id : shuffled(others, floor.draws)) {
        const int draw = int(drawNumber(floor.draws) % PolicySettings::kTalkative);
        draws.insert(id, draw);
        if (draw < talkativenessOf(floor, id))
            speakers.append(id);
    }
    if (speakers.isEmpty())
        speakers.append(drawnAnyway(floor, field.members()));

    Lineup lineup{model::Rule::Natural, speakers, listedIn(field, heard, speakers)};
    for (model::Candidate &candidate : lineup.candidates) {
        if (!candidate.isListed)
            continue;
        candidate.talkativeness = talkativenessOf(floor, candidate.id);
        if (draws.contains(candidate.id))
            candidate.draw = draws.value(candidate.id);
    }
    return lineup;
}

} // namespace studio::turn
