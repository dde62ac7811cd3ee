// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"

#include <QString>

#include <optional>

// How the body moves with a line: judged by the situation, and by which stock phrases the line holds.
namespace studio::llm::rehearsal {

/// The arguments of the tool `gesture` for that line; none if the body keeps still, or if the tool is missing
/// or does not know the gesture.
[[nodiscard]] std::optional<model::RawJson> gestureFor(const Brief &brief, const Situation &seen,
                                                       const QString &line, const QList<ToolSpec> &tools,
                                                       const Dice &dice);

} // namespace studio::llm::rehearsal
