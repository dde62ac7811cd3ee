// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/turn_step.h"

#include <QList>

namespace studio::llm::rehearsal {

/// A turn of speech with tools. A companion who is asked for a play plays it (see plays.h). Otherwise they
/// move before they speak. The first to answer a user who talks of something visible asks for a picture,
/// once, and says only what it can about it: its brightness and its colours. Without tools it is
/// rehearseSpeech(). Pure: the same request gives the same step.
[[nodiscard]] TurnStep rehearseTurn(const ModelRequest &request);

/// The calls of a woken companion, with a gesture before their speech; none before speech that they cannot
/// pay for.
[[nodiscard]] QList<ToolCall> withGesture(const QList<ToolCall> &calls, const ModelRequest &request);

} // namespace studio::llm::rehearsal
