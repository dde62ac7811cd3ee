// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

namespace studio::adapters::mcp {

/// Whether a client takes that type ("text/event-stream"), as its Accept says: by name or by a wildcard, and
/// not with q=0. Without an Accept it takes nothing, for MCP wants one.
[[nodiscard]] bool accepts(const http::RequestHead &head, QByteArrayView type);

} // namespace studio::adapters::mcp
