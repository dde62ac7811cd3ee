// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace studio::tests {

/// Tests of the suite `rounds` play many rounds, or process huge inputs: all of it in the release build, a
/// fraction under the sanitizers, which take ten times as long.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr int kOneRoundOf = 8;
#else
inline constexpr int kOneRoundOf = 1;
#endif
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr int kOneRoundOf = 8;
#else
inline constexpr int kOneRoundOf = 1;
#endif

/// How many of all rounds this build plays.
[[nodiscard]] constexpr int rounds(int all) { return std::max(1, all / kOneRoundOf); }

} // namespace studio::tests
