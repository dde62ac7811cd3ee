// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/raw_scan.h"

#include <algorithm>
#include <cstring>

namespace studio::wire {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool endsWord(char c) { return isSpace(c) || c == ',' || c == '}' || c == ']' || c == ':'; }

/// Whether the quote at `at` is one that a text holds: an odd number of \ before it.
bool isEscaped(QByteArrayView text, qsizetype at, qsizetype begin)
{
    qsizetype slashes = 0;
    while (at - slashes > begin && text[at - slashes - 1] == '\\')
        ++slashes;
    return slashes % 2 == 1;
}

} // namespace

qsizetype behindSpace(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at;
}

qsizetype behindText(QByteArrayView text, qsizetype at)
{
    const qsizetype begin = at + 1;
    for (qsizetype from = begin; from < text.size();) {
        const void *quote = std::memchr(text.data() + from, '"', size_t(text.size() - from));
        if (!quote)
            break;
        const qsizetype found = static_cast<const char *>(quote) - text.data();
        if (!isEscaped(text, found, begin))
            return found + 1;
        from = found + 1;
    }
    return text.size();
}

qsizetype behindValue(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return text.size();
    if (text[at] == '"')
        return behindText(text, at);
    if (text[at] != '{' && text[at] != '[') {
        while (at < text.size() && !endsWord(text[at]))
            ++at;
        return at;
    }
    qsizetype depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        at = c == '"' ? behindText(text, at) : at + 1;
        if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && --depth == 0)
            break;
    }
    return at;
}

} // namespace studio::wire
