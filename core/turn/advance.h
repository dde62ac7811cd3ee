// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/floor.h"
#include "core/model/policy.h"
#include "core/turn/floor.h"

#include <QList>

#include <optional>

// The engine: who has the word, as a pure function of what happened. It knows no clock, no chance, no disk
// and no network; the same inputs in the same order give the same answer on every machine. The rules are
// those of the turn-taking chapter in ARCHITECTURE.md; the paragraph numbers in this folder's comments are
// its numbers.
namespace studio::turn {

/// What became of the floor, and what the shell has to do and to log, in order.
struct Step
{
    Floor floor;
    QList<model::FloorOutput> outputs;
};

/// The floor of a room in which nothing has happened yet.
[[nodiscard]] Floor openFloor(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy);

/// Fires the timers that are due at or before `input.t`, then does what the input says.
///
/// `policy` are the settings in force from this input on; only with PolicyChanged may they differ from those
/// of the call before. `input.t` never falls. Pass the floor with std::move: it is large and shared with
/// nobody.
[[nodiscard]] Step advance(Floor floor, const model::FloorInput &input, const model::PolicySettings &policy);

/// When to call advance() with a Tick if nothing else happens before; none while no timer runs.
[[nodiscard]] std::optional<base::Millis> nextDue(const Floor &floor);

/// Ends the newest instant as if a later one had begun, without firing a timer: a round that its last vote
/// has settled is decided. For the end of a file of inputs.
[[nodiscard]] Step completeInstant(Floor floor);

} // namespace studio::turn
