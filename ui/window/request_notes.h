// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/query.h"
#include "ui/models/people.h"

#include <QHash>
#include <QString>

namespace studio::ui {

/// What came of companions' requests, as quiet lines of the conversation: "Kyoko looked through the camera."
/// What needs no yes, such as the time, is not told.
class RequestNotes
{
public:
    void remember(const model::Query &query); ///< its result comes later
    /// The line for the result of a query that is remembered; else empty. Then it is forgotten.
    [[nodiscard]] QString noteOf(const model::QueryResult &result, const People &people);
    void clear() { m_queries.clear(); }

private:
    QHash<QString, model::Query> m_queries;
};

} // namespace studio::ui
