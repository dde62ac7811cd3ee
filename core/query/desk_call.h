// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/query_desk.h"

namespace studio::query {

/// The desk's own implementation of a call. Destroying it cancels it.
class DeskCall final : public QueryCall
{
    Q_OBJECT

public:
    DeskCall(QueryDesk &desk, QObject *parent);
    ~DeskCall() override;

    void cancel() override;
    void end(const Answer &answer);
    /// Ends once control has returned to the event loop.
    void endLater(const Answer &answer);

private:
    QPointer<QueryDesk> m_desk; ///< null once the call is over
};

} // namespace studio::query
