// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/query_desk.h"

namespace studio::query {

/// A call of the desk's. Destroying it is cancelling it.
class DeskCall final : public QueryCall
{
    Q_OBJECT

public:
    DeskCall(QueryDesk &desk, QObject *parent);
    ~DeskCall() override;

    void cancel() override;
    void end(const Answer &answer);
    /// When control has returned to the event loop.
    void endLater(const Answer &answer);

private:
    QPointer<QueryDesk> m_desk; ///< none once it is over
};

} // namespace studio::query
