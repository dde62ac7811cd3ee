// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/desk_call.h"

#include <utility>

namespace studio::query {

DeskCall::DeskCall(QueryDesk &desk, QObject *parent)
    : QueryCall(parent)
    , m_desk(&desk)
{
}

DeskCall::~DeskCall()
{
    if (const QPointer<QueryDesk> desk = std::exchange(m_desk, nullptr))
        desk->drop(*this);
}

void DeskCall::cancel()
{
    const QPointer<QueryDesk> desk = std::exchange(m_desk, nullptr);
    if (!desk)
        return;
    desk->drop(*this);
    deleteLater();
}

void DeskCall::end(const Answer &answer)
{
    if (!std::exchange(m_desk, nullptr))
        return;
    deleteLater();
    Q_EMIT answered(answer);
}

void DeskCall::endLater(const Answer &answer)
{
    QMetaObject::invokeMethod(
        this, [this, answer] { end(answer); }, Qt::QueuedConnection);
}

} // namespace studio::query
