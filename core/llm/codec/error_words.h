// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

// Finds the words in an error, whoever wrote it: a provider, a framework under a server, a proxy. Pure; the
// result is plain text on one line, and never longer than kLongestWords.
namespace studio::llm::codec {

inline constexpr qsizetype kLongestWords = 500;

/// On one line, and shortened.
[[nodiscard]] QString wordsOn(const QString &text);

/// The part of an answer that reports an error: {"error": …} in most, {"object": "error", …} in older vLLM,
/// {"detail": …} in FastAPI, {"errors": […]}; null: no error. `answer` must outlive the pointer.
[[nodiscard]] const wire::Json *errorIn(const wire::Json &answer);

/// The sentences in an error: a text, {message}, {detail: [{loc, msg}]}, and nested ones down to a few
/// levels; the words of an upstream provider follow those of the provider. Empty: none.
[[nodiscard]] QString wordsIn(const wire::Json &error);

/// A web page.
[[nodiscard]] bool isPage(const QByteArray &body);
/// The title of a page, or the whole of another text.
[[nodiscard]] QString wordsInText(const QByteArray &body);

} // namespace studio::llm::codec
