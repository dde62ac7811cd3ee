// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QString>

namespace studio::agent {

/// Why an answer that should be speech holds nothing to say. Intended silence is not a flaw.
struct SpeechFlaw
{
    enum class What {
        Empty,
        OnlyThought,
        Vote,         ///< it voted again
        AsOther,      ///< it began in another participant's name
        Prompt,       ///< it repeated the prompt
        Limit,        ///< its answer reached the limit before the first word
        ThoughtLimit, ///< … by thinking
    };
    What what = What::Empty;
    std::optional<model::SpokeFor> other{}; ///< with AsOther
    bool operator==(const SpeechFlaw &) const = default;
};

/// Whether asking the same again may help.
[[nodiscard]] bool isWorthAsking(const SpeechFlaw &flaw);
/// The note for the model in that case, in one line; `self` is the speaker.
[[nodiscard]] QString noteFor(const SpeechFlaw &flaw, const QString &self);
/// Why the turn failed, for people.
[[nodiscard]] QString flawSentence(const SpeechFlaw &flaw);

} // namespace studio::agent
