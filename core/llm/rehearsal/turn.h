// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>
#include <QString>

namespace studio::llm::rehearsal {

/// What a speaker does next in its turn: it says something, calls for tools, or both; neither when it is
/// over. Where there is a refusal there is nothing else.
struct TurnStep
{
    QString text{};
    QList<ToolCall> calls{};
    QString thoughts{}; ///< before it
    QString refusal{};  ///< in words for people
    bool operator==(const TurnStep &) const = default;
};

/// A turn of speech with tools. Who is asked for a play plays it (see plays.h). Else it moves before it
/// speaks. The first to answer a user who talks of something to be seen asks for a picture, once, and tells
/// of it only what it can: how bright it is, and its colours. Without tools it is rehearseSpeech(). Pure: the
/// same request gives the same step.
[[nodiscard]] TurnStep rehearseTurn(const ModelRequest &request);

/// What a woken companion calls for, with a gesture before what it says; none before what it cannot pay for.
[[nodiscard]] QList<ToolCall> withGesture(const QList<ToolCall> &calls, const ModelRequest &request);

} // namespace studio::llm::rehearsal
