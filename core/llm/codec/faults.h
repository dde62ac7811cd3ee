// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"
#include "core/llm/codec/waits.h"
#include "core/wire/json.h"

// What the errors of providers mean, in the formats of OpenAI, Anthropic, Gemini and Ollama and of the
// software around them: frameworks, gateways, proxies.
namespace studio::llm::codec {

/// For an answer whose status is not 2xx. `now` is only needed for a `retry-after` that is a date.
///
/// May be retried: 408, 409, 429 and 5xx, unless the server says otherwise (`x-should-retry`), or a quota is
/// used up, a region is not served or a model does not fit: waiting does not help then.
[[nodiscard]] Fault faultOfStatus(int status, const Headers &headers, const QByteArray &body,
                                  const QDateTime &now);

/// The error object of a body or of an event in mid-stream: {"error": …} in any provider's format, or none.
[[nodiscard]] std::optional<Fault> faultIn(const wire::Json &answer);

/// For a body with status 200 that is not an answer: a page, a text, JSON without anything expected in it.
[[nodiscard]] Fault faultOfBody(const QByteArray &body);

[[nodiscard]] Fault malformed(const QString &detail);
/// A complete answer, but not in the format of a model provider.
[[nodiscard]] Fault noStream(const QString &detail);
/// The stream stopped without its proper end.
[[nodiscard]] Fault cutOff();
/// The stream ended with a word that only says that something went wrong.
[[nodiscard]] Fault endedInError(const QString &word);

} // namespace studio::llm::codec
