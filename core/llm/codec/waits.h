// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/wire/json.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>

#include <optional>

// How long a server asks us to wait, in the many formats that servers use. Pure; none: no wait is given, or
// no sensible one.
namespace studio::llm::codec {

/// Header fields by name in lower case.
using Headers = QHash<QByteArray, QByteArray>;

/// Seconds ("2", "0.5"), a duration ("2s", "1m30s", "500ms"), a date, or a moment in seconds or milliseconds
/// since 1970.
[[nodiscard]] std::optional<base::Millis> waitIn(const QString &value, const QDateTime &now);

/// From `retry-after-ms`, else `retry-after`.
[[nodiscard]] std::optional<base::Millis> retryAfter(const Headers &headers, const QDateTime &now);
/// When a limit that is used up is reset (x-ratelimit-reset-requests and similar); if none is marked as used
/// up, the earliest reset.
[[nodiscard]] std::optional<base::Millis> limitReset(const Headers &headers, const QDateTime &now);

/// From the fields of an error (Google's retryDelay, retry_after), else from its sentence ("try again in
/// 1m30s").
[[nodiscard]] std::optional<base::Millis> waitInError(const wire::Json &error, const QString &words,
                                                      const QDateTime &now);

} // namespace studio::llm::codec
