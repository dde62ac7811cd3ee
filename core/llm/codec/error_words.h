// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

// The words in an error, whoever wrote it: a provider, a framework under a server, a proxy. Pure; what comes
// out is plain text on one line, and never longer than kLongestWords.
namespace studio::llm::codec {

inline constexpr qsizetype kLongestWords = 500;

/// On one line, and shortened.
[[nodiscard]] QString wordsOn(const QString &text);

/// Where an answer tells of an error: {"error": …} in most, {"object": "error", …} in older vLLM, {"detail":
/// …} in FastAPI, {"errors": […]}; null: it tells of none. `answer` must outlive the pointer.
[[nodiscard]] const wire::Json *errorIn(const wire::Json &answer);

/// The sentences in an error: a text, {message}, {detail: [{loc, msg}]}, and what lies in them down to a few
/// levels; what a provider behind the provider said stands behind it. Empty: there are none.
[[nodiscard]] QString wordsIn(const wire::Json &error);

/// A web page.
[[nodiscard]] bool isPage(const QByteArray &body);
/// Of a page its title, of any other text all of it.
[[nodiscard]] QString wordsInText(const QByteArray &body);

} // namespace studio::llm::codec
