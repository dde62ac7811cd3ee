// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/lineup.h"

namespace studio::turn {

class Conductor;
struct TurnEnd;

/// How the floor plays a policy: what is its own among all that happens. What holds in every policy stands
/// where it happens (§2).
struct PolicyRules
{
    using Put = void (Conductor::*)(const Heard &);
    using GoOn = void (Conductor::*)(const TurnEnd &);
    using LineUp = Lineup (*)(Floor &, const Field &, const Heard &);

    Put put;                 ///< what comes of a message, where the room may go on
    GoOn goOn;               ///< after a turn, when neither a cue nor a message that the user queued waits
    LineUp lineUp = nullptr; ///< of the policies that let several speak by one message
    bool servesQuestions = true; ///< before silence, open questions give the floor (§12)
    bool isPutAnew = false;      ///< when the speaker leaves, the newest message is put to those who remain
};

[[nodiscard]] const PolicyRules &rulesOf(model::PolicyName policy);

} // namespace studio::turn
