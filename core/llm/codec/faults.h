// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"
#include "core/llm/codec/waits.h"
#include "core/wire/json.h"

// What the errors of providers mean, in the forms of OpenAI, Anthropic, Gemini and Ollama and of what stands
// around them: frameworks, gateways, proxies.
namespace studio::llm::codec {

/// An answer whose status is no 2xx. `now` is only for a `retry-after` that is a date.
///
/// May be retried: 408, 409, 429 and 5xx, unless the server says otherwise (`x-should-retry`) or a quota is
/// used up, a region is not served or a model does not fit, which no waiting of ours mends.
[[nodiscard]] Fault faultOfStatus(int status, const Headers &headers, const QByteArray &body,
                                  const QDateTime &now);

/// The error object of a body or of an event in mid-stream: {"error": …} in any provider's form, or none.
[[nodiscard]] std::optional<Fault> faultIn(const wire::Json &answer);

/// An answer of status 200 that is none: a page, a text, JSON without anything in it that was asked for.
[[nodiscard]] Fault faultOfBody(const QByteArray &body);

[[nodiscard]] Fault malformed(const QString &detail);
/// A whole answer, but not what a model's provider would send.
[[nodiscard]] Fault noStream(const QString &detail);
/// The stream stopped without its proper end.
[[nodiscard]] Fault cutOff();
/// The stream ended with a word that says nothing but that something went wrong.
[[nodiscard]] Fault endedInError(const QString &word);

} // namespace studio::llm::codec
