// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/mcp/call_report.h"

namespace studio::adapters::mcp {

/// The protocol of 2026-07-28: each request is complete in itself, with its headers and `_meta`. No state is
/// kept between requests. On the studio thread.
class StatelessProtocol
{
public:
    explicit StatelessProtocol(const ProtocolNeeds &needs);

    /// Whether the call is meant for this protocol, valid or not.
    [[nodiscard]] static bool isMeantBy(const Call &call, const http::Request &request);
    void take(const Call &call, const http::Request &request, http::Exchange *exchange);

private:
    void listen(const Call &call, http::Exchange *exchange);
    void run(const Call &call, const Caller &caller, http::Exchange *exchange);

    ProtocolNeeds m_needs;
};

} // namespace studio::adapters::mcp
