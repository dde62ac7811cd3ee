// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/duration_list.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace studio::statistics {

using base::Millis;

namespace {

// The smallest that at least that share of them does not exceed.
quint32 rank(std::vector<quint32> &all, double share)
{
    const auto place = std::max<std::ptrdiff_t>(0, std::ptrdiff_t(std::ceil(share * double(all.size()))) - 1);
    std::nth_element(all.begin(), all.begin() + place, all.end());
    return all[size_t(place)];
}

} // namespace

void DurationList::add(Millis took)
{
    constexpr qint64 kMost = std::numeric_limits<quint32>::max();
    m_all.push_back(quint32(std::clamp<qint64>(took.count(), 0, kMost)));
}

void DurationList::add(const DurationList &other)
{
    m_all.insert(m_all.end(), other.m_all.cbegin(), other.m_all.cend());
}

model::Durations DurationList::summed() const
{
    if (m_all.empty())
        return {};
    std::vector<quint32> all = m_all;
    return {qint64(all.size()), Millis(rank(all, 0.5)), Millis(rank(all, 0.95)),
            Millis(*std::max_element(all.cbegin(), all.cend()))};
}

} // namespace studio::statistics
