// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

namespace studio::model {

/// Whether the call had an unknown cost: it was answered, or we cut it off while its model was at work.
/// Failed calls count as free.
[[nodiscard]] bool isUnpriced(const CallRecord &record);

/// The total of several calls. Nano-dollars and tokens.
struct CallSum
{
    qint64 calls = 0;
    qint64 cost = 0;
    qint64 unpriced = 0; ///< calls with an unknown cost, see isUnpriced()
    TokenCount tokens;   ///< a number that is unknown for every call is absent
    bool operator==(const CallSum &) const = default;

    void add(const CallRecord &record);
    void add(const CallSum &other);
};

} // namespace studio::model
