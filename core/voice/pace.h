// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/voice/speaker.h"

namespace studio::voice {

/// How long utterances take: a guess from their letters, made better by each that was heard whole. No engine
/// of the desktop tells how far it is.
class Pace
{
public:
    [[nodiscard]] base::Millis guess(const Utterance &utterance) const;
    void learn(const Utterance &utterance, base::Millis took);

private:
    double m_factor = 1;
};

} // namespace studio::voice
