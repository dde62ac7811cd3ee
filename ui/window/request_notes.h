// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"
#include "ui/models/people.h"

#include <QHash>
#include <QString>

namespace studio::ui {

/// The results of companions' requests, as quiet lines of the conversation: "Kyoko looked through the
/// camera." Requests that need no consent, such as the time, get no line.
class RequestNotes
{
public:
    void remember(const model::Query &query); ///< its result comes later
    /// The line for the result of a remembered query, which is then forgotten; empty for other results.
    [[nodiscard]] QString noteOf(const model::QueryResult &result, const People &people);
    void clear() { m_queries.clear(); }

private:
    QHash<QString, model::Query> m_queries;
};

} // namespace studio::ui
