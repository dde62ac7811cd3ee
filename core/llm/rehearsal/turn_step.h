// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>
#include <QString>

namespace studio::llm::rehearsal {

/// A speaker's next step in a turn: a text, tool calls, or both; neither when the turn is over. A refusal
/// stands alone.
struct TurnStep
{
    QString text{};
    QList<ToolCall> calls{};
    QString thoughts{}; ///< before the text
    QString refusal{};  ///< in words for people
    bool operator==(const TurnStep &) const = default;
};

} // namespace studio::llm::rehearsal
