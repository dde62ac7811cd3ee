// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/http_transport.h"

#include <optional>

// Handles redirects. Pure.
namespace studio::llm::http {

inline constexpr int kMostRedirects = 3; ///< per request

/// The address that the server names instead; invalid: none.
[[nodiscard]] QUrl redirectTarget(const QUrl &asked, const codec::Headers &headers);

/// The same request for the redirected address, if it has the same scheme, host and port: a key goes nowhere
/// else. A request with a body is only repeated if the server allows it (307, 308). None: the redirect is not
/// followed.
[[nodiscard]] std::optional<HttpRequest> redirected(const HttpRequest &asked, int status,
                                                    const codec::Headers &headers);

/// The error text for a redirect that is not followed: it names the new address.
[[nodiscard]] QString redirectWords(const QUrl &asked, const codec::Headers &headers);

} // namespace studio::llm::http
