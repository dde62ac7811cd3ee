// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/lineup.h"

#include "core/turn/shuffle.h"

namespace studio::turn {

using base::ParticipantId;
using model::Candidate;
using model::VoteState;

QList<ParticipantId> namedIn(const Field &field, const Heard &heard)
{
    QList<ParticipantId> named;
    for (const ParticipantId &id : heard.named()) {
        if (field.holds(id) && !named.contains(id))
            named.append(id);
    }
    return named;
}

QList<Candidate> listedIn(const Field &field, const Heard &heard, const QList<ParticipantId> &speakers)
{
    const QList<ParticipantId> named = namedIn(field, heard);
    QList<Candidate> candidates;
    for (const Field::Place &place : field.places) {
        Candidate candidate{.id = place.id, .cause = place.fellOut};
        if (!place.fellOut) {
            candidate.isListed = true;
            candidate.state = speakers.contains(place.id) ? VoteState::Speak : VoteState::Listen;
            candidate.selected = named.contains(place.id);
        }
        candidates.append(candidate);
    }
    return candidates;
}

ParticipantId drawOne(const QList<ParticipantId> &of, quint64 &stream)
{
    return of[qsizetype(drawNumber(stream) % quint64(of.size()))];
}

} // namespace studio::turn
