// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/compression_plan.h"

#include <QList>

// What a model is told when it is to tell the older part of a talk in short, word for word. Pure.
namespace studio::agent {

/// Asks for the summary that stands for plan.older in the prompts of its companion, in the language that the
/// whole talk is held in.
[[nodiscard]] llm::ModelRequest summaryRequest(const CompressionPlan &plan);

} // namespace studio::agent
