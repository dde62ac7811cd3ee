// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/kept_setup.h"

namespace studio::ui {

using base::ParticipantId;
using ports::RoomSetup;

namespace {

QList<ParticipantId> keptRoster(const QList<ParticipantId> &start, const QList<ParticipantId> &wanted,
                                const QList<ParticipantId> &now)
{
    if (wanted == start)
        return now;
    QList<ParticipantId> kept;
    for (const ParticipantId &id : wanted) {
        const bool leftMeanwhile = start.contains(id) && !now.contains(id);
        if (!leftMeanwhile)
            kept.append(id);
    }
    for (const ParticipantId &id : now) {
        const bool cameMeanwhile = !start.contains(id) && !kept.contains(id);
        if (cameMeanwhile)
            kept.append(id);
    }
    return kept;
}

template<class Part>
void keep(Part RoomSetup::*part, const RoomSetup &start, const RoomSetup &now, RoomSetup &kept)
{
    if (kept.*part == start.*part)
        kept.*part = now.*part;
}

} // namespace

RoomSetup keptSetup(const RoomSetup &start, const RoomSetup &wanted, const RoomSetup &now)
{
    RoomSetup kept = wanted;
    kept.roster = keptRoster(start.roster, wanted.roster, now.roster);
    keep(&RoomSetup::name, start, now, kept);
    keep(&RoomSetup::policy, start, now, kept);
    keep(&RoomSetup::scene, start, now, kept);
    keep(&RoomSetup::identities, start, now, kept);
    keep(&RoomSetup::models, start, now, kept);
    if (wanted.models.model == start.models.model) // chosen over the conversation meanwhile
        kept.models.model = now.models.model;
    keep(&RoomSetup::voices, start, now, kept);
    keep(&RoomSetup::turns, start, now, kept);
    keep(&RoomSetup::overrides, start, now, kept);
    keep(&RoomSetup::language, start, now, kept);
    keep(&RoomSetup::lorebooks, start, now, kept);
    return kept;
}

} // namespace studio::ui
