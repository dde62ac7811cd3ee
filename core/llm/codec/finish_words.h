// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"

// Why an answer ended. Providers and servers have many words for few reasons. Pure.
namespace studio::llm::codec {

/// In any case of letters; Other: it is none of the known words.
[[nodiscard]] FinishReason finishFor(const QString &word);
/// The same for an answer that ended: calls go on with their results, whatever a server calls that.
[[nodiscard]] FinishReason finishFor(const QString &word, bool hasCalls);
/// The provider says with it that something of its own went wrong.
[[nodiscard]] bool isErrorWord(const QString &word);
/// Nothing was said: the field is empty or holds "null" as a text.
[[nodiscard]] bool isNoWord(const QString &word);

} // namespace studio::llm::codec
