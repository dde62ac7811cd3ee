// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/envelope.h"
#include "core/query/desk.h"
#include "core/studio/services/running_job.h"

#include <QObject>

namespace studio::room {
class Director;
}

namespace studio::services {

class GuestBounds;
class QueryService;

/// Gestures of guests in an open room, and their queries to the user's machine. On the studio thread.
class GuestSenses final : public QObject
{
    Q_OBJECT

public:
    GuestSenses(GuestBounds &bounds, QueryService &queries) ///< outlive it
        : m_bounds(bounds)
        , m_queries(queries)
    {
    }

    /// As GuestPort::act(). Returns the number of the event.
    [[nodiscard]] base::Result<qint64> act(room::Director &director, const model::Action &action,
                                           const model::Origin &origin);
    /// As GuestPort::ask(). `running` gets the call.
    void ask(room::Director &director, const model::Query &query, const model::Origin &origin,
             const Running<query::QueryCall> &running, const base::Then<model::QueryResult> &then);

private:
    [[nodiscard]] std::optional<base::Error> flawInQuery(const room::Director &director,
                                                         const model::Query &query);

    GuestBounds &m_bounds;
    QueryService &m_queries;
};

} // namespace studio::services
