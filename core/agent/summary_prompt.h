// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/compression_plan.h"

#include <QList>

// The prompt for a summary of the older part of a talk, word for word. Pure.
namespace studio::agent {

/// Asks for the summary that replaces plan.older in the prompts of its companion, in the language of the
/// whole talk.
[[nodiscard]] llm::ModelRequest summaryRequest(const CompressionPlan &plan);

} // namespace studio::agent
