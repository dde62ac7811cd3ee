// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <optional>

/// Not for others to include: what is empty is left out of an object, so that something small is a small
/// file.
namespace studio::wire {

inline void writeText(Json &json, const char *key, const QString &text)
{
    if (!text.isEmpty())
        json[key] = toJson(text);
}

template<class Number>
void writeNumber(Json &json, const char *key, const std::optional<Number> &number)
{
    if (number)
        json[key] = *number;
}

} // namespace studio::wire
