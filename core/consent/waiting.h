// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QList>
#include <QtGlobal>

#include <algorithm>
#include <functional>
#include <optional>

namespace studio::consent {

inline constexpr int kMostOfOne = 4;  ///< questions of one companion that may wait at a time
inline constexpr int kMostOfAll = 64; ///< questions that may wait at a time

/// The questions that wait before a desk, oldest first, each with the call that it answers and one timer.
/// `Open` has the members `call` (a QPointer) and `timer` (0: none). Reports nothing; ends no call.
template<class Open>
class Waiting
{
public:
    explicit Waiting(base::Clock &clock) ///< outlives it
        : m_clock(clock)
    {
    }
    ~Waiting()
    {
        for (const Open &open : std::as_const(m_open))
            m_clock.cancel(open.timer);
    }
    Q_DISABLE_COPY_MOVE(Waiting)

    Open &add(Open open)
    {
        m_open.append(std::move(open));
        return m_open.last();
    }
    /// Replaces the question's timer.
    void startTimer(Open &open, base::Millis due, QObject *context, std::function<void()> task)
    {
        m_clock.cancel(open.timer);
        open.timer = m_clock.callAt(due, context, std::move(task));
    }
    /// Removes the question of that call, with its timer; none: it does not wait.
    std::optional<Open> take(const QObject *call)
    {
        Open *found = find([call](const Open &open) { return open.call.data() == call; });
        if (!found)
            return std::nullopt;
        const Open taken = *found;
        m_clock.cancel(taken.timer);
        m_open.removeAt(found - m_open.constData());
        return taken;
    }

    template<class Test>
    [[nodiscard]] Open *find(Test fits)
    {
        const auto found = std::find_if(m_open.begin(), m_open.end(), fits);
        return found == m_open.end() ? nullptr : &*found;
    }
    /// \p isOfOne: the question is of the companion that wants to ask one more.
    template<class Test>
    [[nodiscard]] bool isFull(Test isOfOne) const
    {
        return m_open.size() >= kMostOfAll ||
               std::count_if(m_open.cbegin(), m_open.cend(), isOfOne) >= kMostOfOne;
    }
    [[nodiscard]] const QList<Open> &all() const { return m_open; }
    [[nodiscard]] QList<Open> &all() { return m_open; }

private:
    base::Clock &m_clock;
    QList<Open> m_open;
};

} // namespace studio::consent
