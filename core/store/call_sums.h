// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_sum.h"

#include <QDate>

namespace studio::store {

/// The sum of one day's calls, in this machine's time zone.
struct DaySum
{
    QDate day;
    model::CallSum sum;
    bool operator==(const DaySum &) const = default;
};

} // namespace studio::store
