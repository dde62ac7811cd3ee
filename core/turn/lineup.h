// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/field.h"

// Who speaks on a message, and in which order, under the policies that make a list (§11).
namespace studio::turn {

/// Nobody is left out whom the message names; the field is not empty.
struct Lineup
{
    model::Rule rule = model::Rule::List;
    QList<base::ParticipantId> speakers;
    QList<model::Candidate> candidates; ///< in the roster's order, including those left out of the field
};

/// The named companions of the field, then those whose draws are below their talkativeness; if nobody
/// remains, one chosen by lot.
[[nodiscard]] Lineup lineUpNatural(Floor &floor, const Field &field, const Heard &heard);
/// The field in the roster's order.
[[nodiscard]] Lineup lineUpList(Floor &floor, const Field &field, const Heard &heard);
/// One companion that has said nothing since the user spoke: the first named, else by lot.
[[nodiscard]] Lineup lineUpPooled(Floor &floor, const Field &field, const Heard &heard);

// Helpers of the functions above.

/// The companions of the field that the message names, each once, in order of precedence.
[[nodiscard]] QList<base::ParticipantId> namedIn(const Field &field, const Heard &heard);
/// The candidates of a lineup: those of the field without a vote, `speak` for the speakers.
[[nodiscard]] QList<model::Candidate> listedIn(const Field &field, const Heard &heard,
                                               const QList<base::ParticipantId> &speakers);
/// One of them, chosen by lot; the list is not empty.
[[nodiscard]] base::ParticipantId drawOne(const QList<base::ParticipantId> &of, quint64 &stream);

} // namespace studio::turn
