// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/query/desk.h"
#include "core/query/query_types.h"

#include <optional>

// What may be the answer to a query, and what of it goes into the log. Pure; no picture is decoded here.
namespace studio::query {

inline constexpr qsizetype kLongestText = 64 * 1024; ///< UTF-16 units
inline constexpr qsizetype kLongestError = 200;

/// InvalidInput if that cannot be: too long, or no picture that a model can be given where one is asked for.
/// `kept` goes into the log in place of the body; of a picture without it the log gets its kind and size
/// only, and never the picture.
[[nodiscard]] base::Result<Answer> checkedAnswer(const QueryType &type, const model::QueryResult &result,
                                                 const std::optional<QString> &kept);

[[nodiscard]] Answer failure(const QString &id, const char *why);
[[nodiscard]] Answer success(const QString &id, const QString &body);

} // namespace studio::query
