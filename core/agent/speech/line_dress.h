// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/speaker_names.h"

namespace studio::agent {

/// What a model puts in front of a line: "Kyoko: ", "**Kyoko:** ", "Kyoko (companion_kyoko): ", "[Kyoko] ",
/// "[2] Kyoko to everybody:", "### Instruction:".
struct LineDress
{
    enum class What {
        None,
        MayBecome, ///< more has to come
        Own,       ///< the speaker's; leave out `size` units
        Other,     ///< another participant's line begins
        Prompt,    ///< the line repeats what the model was told
    };
    What what = What::None;
    qsizetype size = 0;              ///< UTF-16 units
    SpeakerNames::Speaker speaker{}; ///< with Other; no name: an instruction
};

enum class LineAt { Start, Later }; ///< of an answer

/// What the line begins with. A list ("- Natsumi: tea") and a quotation ("> Natsumi: …") are none. Pure.
[[nodiscard]] LineDress dressOf(QStringView line, const SpeakerNames &names, LineAt at);

inline constexpr qsizetype kLongestDress = 240; ///< UTF-16 units; a longer beginning is not a dress

} // namespace studio::agent
