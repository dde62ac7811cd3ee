// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <optional>

// Which part of a talk is summarized, and which is kept in full. Pure.
namespace studio::agent {

/// UTF-16 units. A longer text is not a summary, and a prompt shows no more than this of a summary.
constexpr qsizetype kLongestSummary = 32'000;

/// A summary is made when a request takes more than this share of the context; this share of the talk, the
/// newest part, then stays as it is.
inline constexpr double kFullAt = 0.5;
inline constexpr double kKept = 0.3;

/// The talk in two parts, cut between two messages. Tool results belong to a finished turn and stand in
/// neither part.
struct CompressionPlan
{
    Scene older;        ///< to be summarized, together with the existing summary
    Scene kept;         ///< to be shown in full; no new summary yet
    qint64 covered = 0; ///< tokens of the older part, existing summary included
};

/// Whether the talk has become too long for this request.
[[nodiscard]] bool isTooLong(const Scene &scene, qint64 requestTokens, qint64 context);

/// None if the older part is too short to be worth a call. If the older part is too long for the model to
/// read at once, the plan takes its oldest messages; the rest is left for a later turn.
[[nodiscard]] std::optional<CompressionPlan> planCompression(const Scene &scene, qint64 context);

} // namespace studio::agent
