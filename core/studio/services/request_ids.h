// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <atomic>

namespace studio::services {

/// A number that no other command of this run has. Any thread.
[[nodiscard]] inline base::RequestId nextRequestId()
{
    static std::atomic<quint64> last = 0;
    return base::RequestId(QString::number(++last));
}

} // namespace studio::services
