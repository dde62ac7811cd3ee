// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

// What the resource floor answers to a consume that fails (turn-taking §4): words of the wire, never shown as
// they are. Who reads them takes them from here.
namespace studio::model {

inline constexpr QLatin1StringView kNotEnoughResource("Not enough resource.");
inline constexpr QLatin1StringView kTooLong("tooLong: "); ///< and the longest text, in grapheme clusters
inline constexpr QLatin1StringView kRepeated("repeated");

} // namespace studio::model
