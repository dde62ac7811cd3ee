// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fake_clock.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace studio::tests::faults {

/// A FakeClock that knows when it is needed next, so that waits of minutes take no time and fall due to the
/// millisecond.
class DrivenClock final : public base::Clock
{
public:
    base::Millis steadyNow() const override { return m_fake.steadyNow(); }
    QDateTime wallNow() const override { return m_fake.wallNow(); }
    quint64 callAt(base::Millis due, QObject *context, std::function<void()> task) override
    {
        const quint64 call = m_fake.callAt(due, context, std::move(task));
        m_dues.insert(call, std::max(due, steadyNow()));
        return call;
    }
    void cancel(quint64 call) override
    {
        m_fake.cancel(call);
        m_dues.remove(call);
    }

    /// The earliest call that was made and not cancelled; it may have lost its context.
    [[nodiscard]] std::optional<base::Millis> nextDue() const
    {
        const auto first = std::min_element(m_dues.cbegin(), m_dues.cend());
        return first == m_dues.cend() ? std::nullopt : std::optional(*first);
    }
    void advanceTo(base::Millis time)
    {
        m_fake.advance(time - steadyNow());
        m_dues.removeIf([now = steadyNow()](const auto &entry) { return entry.value() <= now; });
    }

private:
    FakeClock m_fake;
    QHash<quint64, base::Millis> m_dues;
};

} // namespace studio::tests::faults
