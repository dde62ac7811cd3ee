// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <optional>

namespace studio::llm::provider {

/// Where two values differ first, in the order in which the first is written.
struct JsonDifference
{
    QString path;        ///< "messages[2].content"; empty: they are of different types
    QString one, other;  ///< what stands there, shortened around the place; empty: nothing does
    int equalBefore = 0; ///< texts, numbers and so on that are equal up to there
};

/// None: they are equal. Pure.
[[nodiscard]] std::optional<JsonDifference> firstDifference(const wire::Json &one, const wire::Json &other);

} // namespace studio::llm::provider
