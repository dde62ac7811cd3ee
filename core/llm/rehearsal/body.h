// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"

#include <QString>

#include <optional>

// What the body does with a line: judged by the situation, and by which phrases of the stock are in it.
namespace studio::llm::rehearsal {

/// The arguments of the tool `gesture` for that line; none where the body keeps still, or that tool is not
/// there, or does not know the gesture.
[[nodiscard]] std::optional<model::RawJson> gestureFor(const Brief &brief, const Situation &seen,
                                                       const QString &line, const QList<ToolSpec> &tools,
                                                       const Dice &dice);

} // namespace studio::llm::rehearsal
