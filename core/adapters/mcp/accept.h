// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"

namespace studio::adapters::mcp {

/// Whether a client accepts that type ("text/event-stream") by its Accept header: by name or by a wildcard,
/// and not with q=0. Without the header it accepts nothing, since MCP requires the header.
[[nodiscard]] bool accepts(const http::RequestHead &head, QByteArrayView type);

} // namespace studio::adapters::mcp
