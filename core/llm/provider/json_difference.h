// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <optional>

namespace studio::llm::provider {

/// The first difference between two values, in the key order of the first.
struct JsonDifference
{
    QString path;        ///< "messages[2].content"; empty: they are of different types
    QString one, other;  ///< the values there, shortened around the difference; empty: missing
    int equalBefore = 0; ///< number of equal strings, numbers and so on before it
};

/// None: they are equal. Pure.
[[nodiscard]] std::optional<JsonDifference> firstDifference(const wire::Json &one, const wire::Json &other);

} // namespace studio::llm::provider
