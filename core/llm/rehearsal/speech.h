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

/// The answer with which a ring's speaker passes.
inline constexpr QStringView kNoReply = u"NO_REPLY";

/// What the companion of the Brief says next, in the room's language, from their own lines and a stock of
/// small talk in their manner. Never empty, never said before in this room, never with the opening of the
/// previous message; under the policy `ring`, kNoReply to pass. Pure: the same brief gives the same words.
[[nodiscard]] QString rehearseSpeech(const Brief &brief);

/// The limits for the length of a text, in characters.
struct Lengths
{
    int shortest = 0;
    int longest = kAnyLength;
    bool operator==(const Lengths &) const = default;
};

/// Tries drafts until one is new and fits; empty if none does.
[[nodiscard]] QString draftSpeech(const Brief &brief, const Situation &seen, const Memory &memory,
                                  const Dice &dice, Lengths lengths);

} // namespace studio::llm::rehearsal
