// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <optional>

// What of a talk is to be told in short, and what in full. Pure.
namespace studio::agent {

/// UTF-16 units. What becomes longer is no summary, and no more of one stands in a prompt.
constexpr qsizetype kLongestSummary = 32'000;

/// The summary is to be made where a request takes more than this share of the context; then this share of
/// the talk, the newest, stays as it is.
inline constexpr double kFullAt = 0.5;
inline constexpr double kKept = 0.3;

/// The talk in two parts. It is cut between two messages: what a tool gave belongs to a turn that is over,
/// and stands in none of them.
struct CompressionPlan
{
    Scene older;        ///< to be told in short, with the summary that there is
    Scene kept;         ///< to be told in full; as yet without a summary
    qint64 covered = 0; ///< tokens of the older part, that summary included
};

/// Whether the talk has become too long for what is asked with it.
[[nodiscard]] bool isTooLong(const Scene &scene, qint64 requestTokens, qint64 context);

/// None where it would not be worth a call: the older part is too short. An older part that is too long for
/// the model to read at once is begun with what is oldest in it; the rest is for a later turn.
[[nodiscard]] std::optional<CompressionPlan> planCompression(const Scene &scene, qint64 context);

} // namespace studio::agent
