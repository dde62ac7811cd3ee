// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/http_transport.h"

#include <optional>

// Servers that answer "over there". Pure.
namespace studio::llm::http {

inline constexpr int kMostRedirects = 3; ///< of one request

/// Where the server says that it is asked instead; invalid: it does not say.
[[nodiscard]] QUrl redirectTarget(const QUrl &asked, const codec::Headers &headers);

/// The same request at the address that a redirect names, if it is of the same scheme, host and port: a key
/// goes nowhere else. A question with a body is only sent again where the server says that it may be (307,
/// 308). None: it is not followed.
[[nodiscard]] std::optional<HttpRequest> redirected(const HttpRequest &asked, int status,
                                                    const codec::Headers &headers);

/// What is told of a redirect that is not followed: it names the new address.
[[nodiscard]] QString redirectWords(const QUrl &asked, const codec::Headers &headers);

} // namespace studio::llm::http
