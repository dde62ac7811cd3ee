// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/accept.h"

#include <algorithm>

namespace studio::adapters::mcp {

namespace {

/// "q=0", "q=0.0", …: not accepted.
bool isNever(const QByteArray &parameter)
{
    const QByteArray text = parameter.trimmed().toLower();
    return text.startsWith("q=0") &&
           std::all_of(text.cbegin() + 3, text.cend(), [](char c) { return c == '0' || c == '.'; });
}

bool fits(const QByteArray &range, QByteArrayView type)
{
    const QByteArrayList parts = range.split(';');
    const QByteArray name = parts.first().trimmed().toLower();
    const QByteArrayView family = type.first(type.indexOf('/') + 1); // "text/"
    const bool isNamed = name == type || name == "*/*" ||
                         (name.size() == family.size() + 1 && name.startsWith(family) && name.endsWith('*'));
    return isNamed && std::none_of(parts.cbegin() + 1, parts.cend(), isNever);
}

} // namespace

bool accepts(const http::RequestHead &head, QByteArrayView type)
{
    return std::any_of(head.headers.cbegin(), head.headers.cend(), [type](const auto &header) {
        const QByteArrayList ranges = header.first == "accept" ? header.second.split(',') : QByteArrayList();
        return std::any_of(ranges.cbegin(), ranges.cend(),
                           [type](const QByteArray &range) { return fits(range, type); });
    });
}

} // namespace studio::adapters::mcp
