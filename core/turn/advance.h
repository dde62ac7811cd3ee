// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/floor.h"
#include "core/model/policy.h"
#include "core/turn/floor.h"

#include <QList>

#include <optional>

// The engine: a pure function of the inputs that decides who speaks. It knows no clock, no randomness, no
// disk and no network; the same inputs in the same order give the same answer on every machine. The rules are
// in the turn-taking chapter of ARCHITECTURE.md; paragraph numbers in the comments of this folder refer to
// it.
namespace studio::turn {

/// The floor after a step, and the lines that the shell must carry out and log, in order.
struct Step
{
    Floor floor;
    QList<model::FloorOutput> outputs;
};

/// The floor of a room in which nothing has happened yet.
[[nodiscard]] Floor openFloor(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy);

/// Fires the timers that are due at or before `input.t`, then carries out the input.
///
/// `policy` are the settings in force from this input on; only with PolicyChanged may they differ from those
/// of the call before. `input.t` never falls. Pass the floor with std::move: it is large and shared with
/// nobody.
[[nodiscard]] Step advance(Floor floor, const model::FloorInput &input, const model::PolicySettings &policy);

/// When to call advance() with a Tick if nothing else happens earlier; none while no timer runs.
[[nodiscard]] std::optional<base::Millis> nextDue(const Floor &floor);

/// Ends the newest instant as if a later one had begun, without firing a timer: a round that its last vote
/// has settled gets its decision. Call it at the end of a file of inputs.
[[nodiscard]] Step completeInstant(Floor floor);

} // namespace studio::turn
