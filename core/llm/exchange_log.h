// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"

namespace studio::llm {

/// Is given every call of a model, with what was sent and what came back, when it is over (a port). On the
/// studio thread.
class ExchangeLog
{
public:
    virtual ~ExchangeLog() = default;
    virtual void keep(const model::Exchange &exchange) = 0;
};

} // namespace studio::llm
