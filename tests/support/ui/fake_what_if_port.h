// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/what_if_port.h"

#include <QList>

namespace studio::tests {

/// A WhatIfPort that remembers what it was asked, and answers when a test says so.
class FakeWhatIfPort : public ports::WhatIfPort
{
    Q_OBJECT

public:
    using WhatIfPort::WhatIfPort;

    [[nodiscard]] const QList<model::WhatIf> &asked() const { return m_asked; }

    base::RequestId ask(const base::RoomId &room, const model::WhatIf &change) override
    {
        m_room = room;
        m_asked.append(change);
        return newest();
    }

    base::RequestId askAs(const base::RoomId &room, const model::AsPolicy &wish) override
    {
        m_room = room;
        m_policies.append(wish);
        return base::RequestId(QStringLiteral("p%1").arg(m_policies.size()));
    }
    [[nodiscard]] const QList<model::AsPolicy> &askedAs() const { return m_policies; }
    void answerAs(const model::AsPolicyAnswer &answer)
    {
        const base::RequestId request(QStringLiteral("p%1").arg(m_policies.size()));
        Q_EMIT asPolicyAnswered(request, m_room, answer);
        Q_EMIT done(request);
    }

    void cancel(const base::RequestId &request) override
    {
        m_cancelled.append(request);
        Q_EMIT failed(request, {base::ErrorCode::Cancelled, {}, {}});
    }
    [[nodiscard]] const QList<base::RequestId> &cancelled() const { return m_cancelled; }

    /// The newest question.
    void answer(const model::WhatIfAnswer &answer)
    {
        const base::RequestId request = newest();
        Q_EMIT answered(request, m_room, answer);
        Q_EMIT done(request);
    }

private:
    [[nodiscard]] base::RequestId newest() const
    {
        return base::RequestId(QStringLiteral("w%1").arg(m_asked.size()));
    }

    base::RoomId m_room;
    QList<model::WhatIf> m_asked;
    QList<model::AsPolicy> m_policies;
    QList<base::RequestId> m_cancelled;
};

} // namespace studio::tests
