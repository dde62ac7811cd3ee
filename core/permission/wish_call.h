// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/permission/permission_desk.h"

namespace studio::permission {

/// The desk's own implementation of a call. Destroying it cancels it.
class WishCall final : public GateCall
{
    Q_OBJECT

public:
    WishCall(PermissionDesk &desk, QObject *parent);
    ~WishCall() override;

    void cancel() override;
    void end(const Verdict &verdict);
    /// Brings the wish before the desk again once control has returned to the event loop.
    void takeLater(const Wish &wish);
    [[nodiscard]] bool isOver() const { return !m_desk; }

private:
    QPointer<PermissionDesk> m_desk; ///< null once the call is over
};

} // namespace studio::permission
