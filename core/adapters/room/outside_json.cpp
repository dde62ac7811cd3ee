// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/room/outside_json.h"

namespace studio::adapters {

using namespace Qt::StringLiterals;

namespace {

/// Counts the bytes that begin, separate and end values, outside of strings. Invalid JSON is left to the
/// parser.
bool isModest(const QByteArray &bytes)
{
    int depth = 0;
    int parts = 0;
    bool inText = false;
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        const char c = bytes[at];
        if (inText) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                inText = false;
            continue;
        }
        if (c == '"')
            inText = true;
        else if (c == '{' || c == '[')
            ++depth;
        else if (c == '}' || c == ']')
            --depth;
        if (c == '{' || c == '[' || c == ',' || c == ':')
            ++parts;
        if (depth > kDeepestOutside || parts > kMostPartsOutside)
            return false;
    }
    return true;
}

} // namespace

base::Result<wire::Json> parseOutside(const QByteArray &bytes)
{
    if (!isModest(bytes))
        return base::failure(base::ErrorCode::Malformed, u"too deep, or too many parts"_s);
    return wire::parse(bytes);
}

} // namespace studio::adapters
