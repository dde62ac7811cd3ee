// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

// The answers of the resource floor to a consume that fails (turn-taking §4): wire words, never shown
// verbatim. Code that reads them uses these constants.
namespace studio::model {

inline constexpr QLatin1StringView kNotEnoughResource("Not enough resource.");
inline constexpr QLatin1StringView kTooLong("tooLong: "); ///< then the longest text, in grapheme clusters
inline constexpr QLatin1StringView kRepeated("repeated");

} // namespace studio::model
