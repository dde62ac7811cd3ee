// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// How much of a talk goes into a prompt. Pure.
namespace studio::agent {

/// Tokens; assumed as the context of an unknown model.
inline constexpr qint64 kUsualContext = 32'000;

/// Tokens of a request and its answer together.
[[nodiscard]] qint64 contextOf(const llm::ModelTraits &traits);

/// The talk may fill a part of a known context; of an unknown context too, but no more than a few dozen
/// messages. No talk is longer than what a room has at hand.
[[nodiscard]] TalkWindow windowFor(const llm::ModelTraits &traits);

/// The tokens that all lore of a prompt may take: a share of the model's context; none: no limit.
[[nodiscard]] std::optional<qint64> loreBudget(const TalkWindow &window);

/// The first message of the scene that a prompt shows. Earlier messages are left out many at once, so that
/// the provider's cache of earlier requests stays valid. The newest message is always shown.
[[nodiscard]] qsizetype firstTold(const Scene &scene);

} // namespace studio::agent
