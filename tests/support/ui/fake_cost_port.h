// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"

#include <QList>

namespace studio::tests {

/// A CostPort that remembers of which rooms it was asked; a test answers, or emits costChanged() itself.
class FakeCostPort : public ports::CostPort
{
    Q_OBJECT

public:
    using CostPort::CostPort;

    [[nodiscard]] const QList<base::RoomId> &asked() const { return m_asked; }

    base::RequestId report(const base::RoomId &room) override
    {
        m_asked.append(room);
        return newest();
    }

    /// The newest question.
    void answer(const ports::CostReport &report)
    {
        const base::RequestId request = newest();
        Q_EMIT reported(request, report);
        Q_EMIT done(request);
    }

private:
    [[nodiscard]] base::RequestId newest() const
    {
        return base::RequestId(QStringLiteral("c%1").arg(m_asked.size()));
    }

    QList<base::RoomId> m_asked;
};

} // namespace studio::tests
