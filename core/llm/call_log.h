// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

namespace studio::llm {

/// Receives every call of a provider's model when the call is over (a port). On the studio thread.
class CallLog
{
public:
    virtual ~CallLog() = default;
    virtual void note(const model::CallRecord &record) = 0;
};

} // namespace studio::llm
