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

/// A turn of speech with tools. A companion who is asked for a play plays it (see plays.h). Otherwise they
/// move before they speak. The first to answer a user who talks of something visible asks for a picture,
/// once, and says only what it can about it: its brightness and its colours. Without tools it is
/// rehearseSpeech(). Pure: the same request gives the same step.
[[nodiscard]] TurnStep rehearseTurn(const ModelRequest &request);

/// The calls of a woken companion, with a gesture before their speech; none before speech that they cannot
/// pay for.
[[nodiscard]] QList<ToolCall> withGesture(const QList<ToolCall> &calls, const ModelRequest &request);

} // namespace studio::llm::rehearsal
