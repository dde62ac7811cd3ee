// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/query/desk.h"
#include "core/query/query_types.h"

#include <optional>

// Checks answers to queries, and decides which part goes into the log. Pure; no picture is decoded here.
namespace studio::query {

inline constexpr qsizetype kLongestText = 64 * 1024; ///< UTF-16 units
inline constexpr qsizetype kLongestError = 200;

/// InvalidInput if the answer is too long, or is not a picture that a model can take when the query asks for
/// a picture. `kept` goes into the log in place of the body; without it the log gets only the kind and size
/// of a picture, never the picture itself.
[[nodiscard]] base::Result<Answer> checkedAnswer(const QueryType &type, const model::QueryResult &result,
                                                 const std::optional<QString> &kept);

[[nodiscard]] Answer failure(const QString &id, const char *why);
[[nodiscard]] Answer success(const QString &id, const QString &body);

} // namespace studio::query
