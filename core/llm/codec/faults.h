// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>

// What the errors of providers mean: the OpenAI, Anthropic, Gemini and Ollama forms.
namespace studio::llm::codec {

/// Header fields by name in lower case.
using Headers = QHash<QByteArray, QByteArray>;

/// An answer whose status is no 2xx. `now` is only for a `retry-after` that is a date.
///
/// May be retried: 408, 409, 429 and 5xx, unless the server says otherwise (`x-should-retry`) or a quota is
/// used up, which no waiting of ours brings back.
[[nodiscard]] Fault faultOfStatus(int status, const Headers &headers, const QByteArray &body,
                                  const QDateTime &now);

/// The error object of a body or of an event in mid-stream: {"error": …} in any provider's form, or none.
[[nodiscard]] std::optional<Fault> faultIn(const wire::Json &answer);

[[nodiscard]] Fault malformed(const QString &detail);
/// A whole answer, but not what a model's provider would send.
[[nodiscard]] Fault noStream(const QString &detail);
/// The stream stopped without its proper end.
[[nodiscard]] Fault cutOff();

/// From `retry-after-ms`, else `retry-after` in seconds or as a date; none if it is not sensible.
[[nodiscard]] std::optional<base::Millis> retryAfter(const Headers &headers, const QDateTime &now);

} // namespace studio::llm::codec
