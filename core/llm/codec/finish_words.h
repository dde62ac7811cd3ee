// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"

// Why an answer ended. Providers and servers use many words for few reasons. Pure.
namespace studio::llm::codec {

/// Ignores case; Other: not a known word.
[[nodiscard]] FinishReason finishFor(const QString &word);
/// The same for an answer that ended: an answer with calls goes on with their results, whatever word the
/// server uses.
[[nodiscard]] FinishReason finishFor(const QString &word, bool hasCalls);
/// The word reports an error of the provider itself.
[[nodiscard]] bool isErrorWord(const QString &word);
/// The field is empty, or holds the text "null".
[[nodiscard]] bool isNoWord(const QString &word);

} // namespace studio::llm::codec
