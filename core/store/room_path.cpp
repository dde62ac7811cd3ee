// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/room_path.h"

#include <algorithm>

namespace studio::store {

// From the event back to the beginning: each step jumps over the newest way back.
RoomPath::RoomPath(const QList<WayBack> &backs, qint64 event)
{
    auto next = backs.crbegin();
    while (event > 0) {
        while (next != backs.crend() && next->at > event)
            ++next;
        const qint64 first = next == backs.crend() ? 1 : next->at + 1;
        if (first <= event)
            m_stretches.append({first, event});
        if (next == backs.crend())
            break;
        event = std::min(next->to, next->at - 1);
    }
    std::reverse(m_stretches.begin(), m_stretches.end());
}

bool RoomPath::holds(qint64 event) const
{
    const auto stretch =
        std::lower_bound(m_stretches.cbegin(), m_stretches.cend(), event,
                         [](const Stretch &one, qint64 number) { return one.last < number; });
    return stretch != m_stretches.cend() && stretch->first <= event;
}

qint64 RoomPath::before(qint64 event) const
{
    for (auto stretch = m_stretches.crbegin(); stretch != m_stretches.crend(); ++stretch) {
        if (stretch->first < event)
            return std::min(stretch->last, event - 1);
    }
    return 0;
}

qint64 RoomPath::partingFrom(const RoomPath &other) const
{
    qint64 common = 0;
    const qsizetype both = std::min(m_stretches.size(), other.m_stretches.size());
    for (qsizetype i = 0; i < both; ++i) {
        const Stretch &mine = m_stretches[i];
        const Stretch &theirs = other.m_stretches[i];
        if (mine.first != theirs.first)
            break;
        common = std::min(mine.last, theirs.last);
        if (mine.last != theirs.last)
            break;
    }
    return common;
}

std::optional<qint64> newestTipWith(const QList<WayBack> &backs, qint64 event, qint64 last)
{
    qint64 tip = last;
    for (auto back = backs.crbegin();; ++back) {
        if (RoomPath(backs, tip).holds(event))
            return tip;
        if (back == backs.crend())
            return std::nullopt;
        tip = back->at - 1;
    }
}

} // namespace studio::store
