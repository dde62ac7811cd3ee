// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/inspector_port.h"
#include "tests/support/give_answer.h"

#include <QStringList>

namespace studio::tests {

/// An InspectorPort that records its questions; a test answers the newest question, or emits exchangeKept()
/// itself.
class FakeInspectorPort : public ports::InspectorPort
{
    Q_OBJECT

public:
    using InspectorPort::InspectorPort;

    [[nodiscard]] const QStringList &asked() const { return m_asked; }

    void exchanges(const base::RoomId &room, const QDateTime &,
                   base::Then<QList<model::Exchange>> then) override
    {
        m_asked.append(QStringLiteral("exchanges ") + room.value());
        lists.append(then);
    }
    void exchange(qint64 id, base::Then<model::Exchange> then) override
    {
        m_asked.append(QStringLiteral("exchange ") + QString::number(id));
        texts.append(then);
    }

    QList<base::Then<QList<model::Exchange>>> lists;
    QList<base::Then<model::Exchange>> texts;

    void answerList(const QList<model::Exchange> &list) { giveAnswer(lists.last(), list); }
    void answerOne(const model::Exchange &exchange) { giveAnswer(texts.last(), exchange); }
    void failOne(const QString &why)
    {
        giveAnswer(texts.last(), base::failure(base::ErrorCode::NotFound, why));
    }

private:
    QStringList m_asked;
};

} // namespace studio::tests
