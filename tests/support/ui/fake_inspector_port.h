// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/inspector_port.h"

#include <QStringList>

namespace studio::tests {

/// An InspectorPort that remembers what it was asked; a test answers the newest question, or emits
/// exchangeKept() itself.
class FakeInspectorPort : public ports::InspectorPort
{
    Q_OBJECT

public:
    using InspectorPort::InspectorPort;

    [[nodiscard]] const QStringList &asked() const { return m_asked; }

    base::RequestId exchanges(const base::RoomId &room, const QDateTime &) override
    {
        m_asked.append(QStringLiteral("exchanges ") + room.value());
        m_list = newest();
        return m_list;
    }
    base::RequestId exchange(qint64 id) override
    {
        m_asked.append(QStringLiteral("exchange ") + QString::number(id));
        m_one = newest();
        return m_one;
    }

    void answerList(const base::RoomId &room, const QList<model::Exchange> &list)
    {
        Q_EMIT exchangesRead(m_list, room, list);
        Q_EMIT done(m_list);
    }
    void answerOne(const model::Exchange &exchange)
    {
        Q_EMIT exchangeRead(m_one, exchange);
        Q_EMIT done(m_one);
    }
    void failOne(const QString &why) { Q_EMIT failed(m_one, {base::ErrorCode::NotFound, why, {}}); }

private:
    [[nodiscard]] base::RequestId newest() const
    {
        return base::RequestId(QStringLiteral("i%1").arg(m_asked.size()));
    }

    QStringList m_asked;
    base::RequestId m_list;
    base::RequestId m_one;
};

} // namespace studio::tests
