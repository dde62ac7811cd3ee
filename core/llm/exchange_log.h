// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"

namespace studio::llm {

/// Receives every model call, with the request and the answer, when the call is over (a port). On the studio
/// thread.
class ExchangeLog
{
public:
    virtual ~ExchangeLog() = default;
    virtual void keep(const model::Exchange &exchange) = 0;
};

} // namespace studio::llm
