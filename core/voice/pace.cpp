// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/pace.h"

#include <algorithm>
#include <cmath>

namespace studio::voice {

namespace {

constexpr double kLetter = 70; // milliseconds, at the rate that engines begin with
constexpr double kWideLetter = 170;
constexpr double kBefore = 250; // silence at both ends
constexpr char16_t kFirstWide = 0x2E80;

double plainGuess(const Utterance &utterance)
{
    double sum = kBefore;
    for (const QChar unit : utterance.text)
        sum += unit.unicode() >= kFirstWide ? kWideLetter : kLetter;
    return sum * std::pow(2, -std::clamp(utterance.voice.rate, -1.0, 1.0));
}

} // namespace

base::Millis Pace::guess(const Utterance &utterance) const
{
    return base::Millis(qint64(plainGuess(utterance) * m_factor));
}

// Half of the way at a time: one odd sentence does not spoil it.
void Pace::learn(const Utterance &utterance, base::Millis took)
{
    const double seen = double(took.count()) / plainGuess(utterance);
    m_factor = std::clamp((m_factor + seen) / 2, 0.25, 4.0);
}

} // namespace studio::voice
