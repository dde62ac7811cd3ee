// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/memory.h"
#include "core/llm/rehearsal/situation.h"

#include <QString>

namespace studio::llm::rehearsal {

/// What a speaker of the ring answers to pass its turn on.
inline constexpr QStringView kNoReply = u"NO_REPLY";

/// What the companion of the Brief says next, in the room's language, from its own lines and a stock of
/// small talk in its own manner. Never empty, never said before in this room, never with the opening of the
/// message before it; under the policy `ring` kNoReply when it passes. Pure: the same brief gives the same
/// words.
[[nodiscard]] QString rehearseSpeech(const Brief &brief);

/// How long a text must and may be, in characters.
struct Lengths
{
    int shortest = 0;
    int longest = kAnyLength;
    bool operator==(const Lengths &) const = default;
};

/// Tries until a draft is fresh and fits; empty if none does.
[[nodiscard]] QString draftSpeech(const Brief &brief, const Situation &seen, const Memory &memory,
                                  const Dice &dice, Lengths lengths);

} // namespace studio::llm::rehearsal
