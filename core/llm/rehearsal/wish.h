// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

/// What a woken companion would like to do, before it looks at the level.
struct Wish
{
    enum class Kind {
        Silence,
        Backchannel,
        Main, ///< the word itself
    };
    Kind kind = Kind::Silence;
    int eagerness = 0;    ///< 0..10, as in a vote
    bool certain = false; ///< Main: does not look first whether somebody else has taken the word
    bool patient = false; ///< Main: waits until the level is back
    bool operator==(const Wish &) const = default;
};

/// `talk` is the Brief without backchannels (tariff.h), `seen` what one sees in it. Asked: certainly the
/// word. A user who asked everybody: each wants it, the most eager first. Among companions the word goes to
/// one who has been silent for long, or who knows much about the matter, until the talk has run its course.
/// All who are woken see the same talk, so that they mostly agree on who that is. Pure.
[[nodiscard]] Wish wishFor(const Brief &talk, const Situation &seen);

} // namespace studio::llm::rehearsal
