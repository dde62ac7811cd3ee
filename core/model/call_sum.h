// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

namespace studio::model {

/// Whether it cost something that nobody knows: it was answered, or cut off by us while its model was at
/// work. What failed is taken to cost nothing.
[[nodiscard]] bool isUnpriced(const CallRecord &record);

/// What some calls came to. Nano-dollars and tokens.
struct CallSum
{
    qint64 calls = 0;
    qint64 cost = 0;
    qint64 unpriced = 0; ///< calls whose cost is not known, see isUnpriced()
    TokenCount tokens;   ///< what is not known of any is absent
    bool operator==(const CallSum &) const = default;

    void add(const CallRecord &record);
    void add(const CallSum &other);
};

} // namespace studio::model
