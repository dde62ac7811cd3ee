// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/room.h"

namespace studio::model {

/// The beginning of a text: at most so many UTF-16 units, without half a surrogate pair at its end.
[[nodiscard]] QString beginningOf(const QString &text, qsizetype most);
/// A message as the words that a room ends with; `time` is when it was said.
[[nodiscard]] LastWords lastWordsOf(const Message &message, const QDateTime &time);

} // namespace studio::model
