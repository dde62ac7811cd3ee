// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QString>

namespace studio::agent {

/// Why an answer that was to be speech holds nothing that can be said. Silence of its own will is none.
struct SpeechFlaw
{
    enum class What {
        Empty,
        OnlyThought,
        Vote,         ///< it voted once more
        AsOther,      ///< it began in somebody else's name
        Prompt,       ///< it repeated what it was told
        Limit,        ///< the limit of its answer was used up before the first word
        ThoughtLimit, ///< … by thinking
    };
    What what = What::Empty;
    std::optional<model::SpokeFor> other{}; ///< with AsOther
    bool operator==(const SpeechFlaw &) const = default;
};

/// Whether it may go better when the same is asked once more.
[[nodiscard]] bool isWorthAsking(const SpeechFlaw &flaw);
/// What the model is told then, in one line; `self` is who speaks.
[[nodiscard]] QString noteFor(const SpeechFlaw &flaw, const QString &self);
/// Why the turn failed, for people.
[[nodiscard]] QString flawSentence(const SpeechFlaw &flaw);

} // namespace studio::agent
