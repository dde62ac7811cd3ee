// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// How much of a talk goes into a prompt. Pure.
namespace studio::agent {

/// Taken for the context of a model that nothing is known of, in tokens.
inline constexpr qint64 kUsualContext = 32'000;

/// Tokens of a request and its answer together.
[[nodiscard]] qint64 contextOf(const llm::ModelTraits &traits);

/// Of a known context the talk may fill a part; of an unknown one that too, but no more than a few dozen
/// messages. No talk is longer than what a room has at hand.
[[nodiscard]] TalkWindow windowFor(const llm::ModelTraits &traits);

/// The tokens that all lore of a prompt may take: a share of the model's context; none: no bound.
[[nodiscard]] std::optional<qint64> loreBudget(const TalkWindow &window);

/// The scene's first message that a prompt tells; those before it are left out, many at once, so that what
/// providers have cached of earlier requests stays good. The newest is always told.
[[nodiscard]] qsizetype firstTold(const Scene &scene);

} // namespace studio::agent
