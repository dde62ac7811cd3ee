// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/query.h"

#include <QString>

#include <optional>

namespace studio::explain {

/// "Kyoko asks for a picture from the camera." None for what the studio answers of itself.
[[nodiscard]] std::optional<QString> querySentence(const model::Query &query, const Names &names);

/// Why a query got no answer, and what becomes of the talk: "Nobody is here who could answer; …". None for an
/// answer, and where whoever asked wanted none any more.
[[nodiscard]] std::optional<QString> unansweredSentence(const model::QueryResult &result);

} // namespace studio::explain
