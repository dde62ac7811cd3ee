// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QString>

#include <optional>

// Looking into the JSON of others, where anything may be missing or of another type.
namespace studio::llm::codec {

/// The value of that key; a null one if there is no such object or key.
[[nodiscard]] inline const wire::Json &at(const wire::Json &object, const char *key)
{
    static const wire::Json kNothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : kNothing;
}
/// The first element; null if there is none.
[[nodiscard]] inline const wire::Json &first(const wire::Json &array)
{
    static const wire::Json kNothing;
    return array.is_array() && !array.empty() ? array.front() : kNothing;
}
/// Empty unless it is a text.
[[nodiscard]] inline QString textAt(const wire::Json &object, const char *key)
{
    return wire::toText(at(object, key));
}
/// A count of tokens; none unless it is a whole number that can be one.
[[nodiscard]] inline std::optional<qint64> countAt(const wire::Json &object, const char *key)
{
    constexpr qint64 kMost = 1'000'000'000'000; // so that a few together are a number still
    const wire::Json &value = at(object, key);
    if (!value.is_number_integer() || value < 0 || value > kMost)
        return std::nullopt;
    return value.get<qint64>();
}

} // namespace studio::llm::codec
