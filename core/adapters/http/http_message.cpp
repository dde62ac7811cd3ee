// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/http_message.h"

#include <algorithm>

namespace studio::adapters::http {

std::optional<QByteArray> RequestHead::header(QByteArrayView name) const
{
    const auto isIt = [name](const auto &entry) { return entry.first == name; };
    const auto found = std::find_if(headers.begin(), headers.end(), isIt);
    if (found == headers.end() || std::any_of(found + 1, headers.end(), isIt))
        return {};
    return found->second;
}

int RequestHead::count(QByteArrayView name) const
{
    return int(std::count_if(headers.begin(), headers.end(),
                             [name](const auto &entry) { return entry.first == name; }));
}

} // namespace studio::adapters::http
