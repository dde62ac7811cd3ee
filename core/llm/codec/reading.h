// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QString>

#include <algorithm>
#include <optional>

// Access to JSON from others, in which anything may be missing or of another type.
namespace studio::llm::codec {

/// The value of that key; a null value if there is no such object or key.
[[nodiscard]] inline const wire::Json &at(const wire::Json &object, const char *key)
{
    static const wire::Json kNothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : kNothing;
}
/// Empty if it is not a string.
[[nodiscard]] inline QString textAt(const wire::Json &object, const char *key)
{
    return wire::toText(at(object, key));
}
/// A count of tokens; none if it is not a valid whole number. Some servers write it as a string.
[[nodiscard]] inline std::optional<qint64> countAt(const wire::Json &object, const char *key)
{
    constexpr qint64 kMost = 1'000'000'000'000; // so that the sum of a few is still a valid number
    const wire::Json &value = at(object, key);
    if (value.is_string()) {
        bool fine = false;
        const qint64 count = wire::toText(value).toLongLong(&fine);
        return fine && count >= 0 && count <= kMost ? std::optional(count) : std::nullopt;
    }
    if (!value.is_number_integer() || value < 0 || value > kMost)
        return std::nullopt;
    return value.get<qint64>();
}

/// Of several answers to the same question only one is read: the one with number 0 or without a number, else
/// the first.
class OwnAnswer
{
public:
    [[nodiscard]] const wire::Json &in(const wire::Json &list)
    {
        const wire::Json *own = numbered(list, m_place.value_or(0));
        if (!own && !m_place && list.is_array() && !list.empty())
            own = &list.front();
        if (!own || !own->is_object())
            return at({}, "");
        m_place = countAt(*own, "index").value_or(0);
        return *own;
    }

private:
    static const wire::Json *numbered(const wire::Json &list, qint64 place)
    {
        if (!list.is_array())
            return nullptr;
        const auto found = std::find_if(list.begin(), list.end(), [place](const wire::Json &one) {
            return countAt(one, "index").value_or(0) == place;
        });
        return found == list.end() ? nullptr : &*found;
    }

    std::optional<qint64> m_place;
};

} // namespace studio::llm::codec
