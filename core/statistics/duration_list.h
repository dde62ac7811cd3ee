// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/room_statistics.h"

#include <vector>

namespace studio::statistics {

/// Collects how long something took. Exact: every duration is kept, four bytes each; more than 49 days count
/// as 49.
class DurationList
{
public:
    void add(base::Millis took);
    void add(const DurationList &other);
    [[nodiscard]] model::Durations summed() const;

private:
    std::vector<quint32> m_all;
};

} // namespace studio::statistics
