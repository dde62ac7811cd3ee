// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

#include <optional>

namespace studio::model {

/// A companion asks the user's machine for something (topic `queries`; origin: aikyo's Query).
struct Query
{
    QString id;
    base::ParticipantId from;
    QString type; ///< camera, speak, ask, …; see core/query/query_types.h
    RawJson body; ///< an object with the details; the origin has none

    bool operator==(const Query &) const = default;
};

/// The answer to the Query of the same id (topic `query-results`).
struct QueryResult
{
    QString id;
    bool success = false;
    std::optional<QString> body;
    std::optional<QString> error;

    bool operator==(const QueryResult &) const = default;
};

} // namespace studio::model
