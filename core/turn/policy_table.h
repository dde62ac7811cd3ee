// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/lineup.h"

namespace studio::turn {

class Conductor;
struct TurnEnd;

/// How the floor plays a policy: only the behaviour specific to it. What applies to every policy is coded
/// where it happens (§2).
struct PolicyRules
{
    using Put = void (Conductor::*)(const Heard &);
    using GoOn = void (Conductor::*)(const TurnEnd &);
    using LineUp = Lineup (*)(Floor &, const Field &, const Heard &);

    Put put;   ///< handles a message, if the room may continue
    GoOn goOn; ///< continues after a turn, when neither a cue nor a message queued by the user waits
    LineUp lineUp = nullptr;     ///< for policies that let several speak on one message
    bool servesQuestions = true; ///< open questions give the floor before the room falls silent (§12)
    bool isPutAnew = false; ///< when the speaker leaves, the newest message is put to the remaining members
};

[[nodiscard]] const PolicyRules &rulesOf(model::PolicyName policy);

} // namespace studio::turn
