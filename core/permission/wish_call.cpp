// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/permission/wish_call.h"

#include <utility>

namespace studio::permission {

WishCall::WishCall(PermissionDesk &desk, QObject *parent)
    : GateCall(parent)
    , m_desk(&desk)
{
}

WishCall::~WishCall()
{
    if (const QPointer<PermissionDesk> desk = std::exchange(m_desk, nullptr))
        desk->drop(*this);
}

void WishCall::cancel()
{
    const QPointer<PermissionDesk> desk = std::exchange(m_desk, nullptr);
    if (!desk)
        return;
    desk->drop(*this);
    deleteLater();
}

void WishCall::end(const Verdict &verdict)
{
    if (!std::exchange(m_desk, nullptr))
        return;
    deleteLater();
    Q_EMIT answered(verdict);
}

void WishCall::takeLater(const Wish &wish)
{
    const auto take = [this, wish] {
        if (m_desk)
            m_desk->take(wish, this);
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

} // namespace studio::permission
