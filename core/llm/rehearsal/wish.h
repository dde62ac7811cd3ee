// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

/// What a woken companion would like to do, before looking at the level.
struct Wish
{
    enum class Kind {
        Silence,
        Backchannel,
        Main, ///< the word itself
    };
    Kind kind = Kind::Silence;
    int eagerness = 0;    ///< 0..10, as in a vote
    bool certain = false; ///< Main: without looking first whether another has taken the floor
    bool patient = false; ///< Main: waits until the level is back
    bool operator==(const Wish &) const = default;
};

/// `talk` is the Brief without backchannels (tariff.h), `seen` is the situation in it. A companion who is
/// asked certainly wants the floor. If a user asked everybody, all want it, the most eager first. Among
/// companions the floor goes to one who has been silent for long, or who knows much about the matter, until
/// the talk has run its course. All woken companions see the same talk, so they mostly agree on who that is.
/// Pure.
[[nodiscard]] Wish wishFor(const Brief &talk, const Situation &seen);

} // namespace studio::llm::rehearsal
