// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/json_difference.h"

#include <algorithm>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr qsizetype kBefore = 20; // characters shown before the difference
constexpr qsizetype kShown = 60;

QString textOf(const Json *json)
{
    if (!json)
        return {};
    return json->is_string() ? wire::toText(*json) : QString::fromUtf8(wire::dump(*json));
}

/// Both, from a little before their difference.
void shorten(QString &one, QString &other)
{
    const auto [place, ignored] = std::mismatch(one.cbegin(), one.cend(), other.cbegin(), other.cend());
    const qsizetype from = std::max<qsizetype>(0, place - one.cbegin() - kBefore);
    const auto cut = [from](const QString &text) -> QString {
        const QString part = text.mid(from, kShown);
        return (from > 0 ? u"…"_s : QString()) + part + (from + kShown < text.size() ? u"…"_s : QString());
    };
    one = one.isEmpty() ? one : cut(one);
    other = other.isEmpty() ? other : cut(other);
}

class Comparison
{
public:
    std::optional<JsonDifference> compare(const Json &one, const Json &other, const QString &path)
    {
        if (one.is_object() && other.is_object())
            return compareObjects(one, other, path);
        if (one.is_array() && other.is_array())
            return compareArrays(one, other, path);
        if (one != other)
            return differ(&one, &other, path);
        ++m_equal;
        return std::nullopt;
    }

private:
    std::optional<JsonDifference> compareObjects(const Json &one, const Json &other, const QString &path)
    {
        const QString before = path.isEmpty() ? path : path + u'.';
        for (const auto &[key, value] : one.items()) {
            const QString place = before + QString::fromStdString(key);
            const auto found = other.find(key);
            const auto difference =
                found == other.end() ? differ(&value, nullptr, place) : compare(value, *found, place);
            if (difference)
                return difference;
        }
        for (const auto &[key, value] : other.items()) {
            if (!one.contains(key))
                return differ(nullptr, &value, before + QString::fromStdString(key));
        }
        return std::nullopt;
    }

    std::optional<JsonDifference> compareArrays(const Json &one, const Json &other, const QString &path)
    {
        for (size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
            const QString place = path + u"[%1]"_s.arg(i);
            if (i >= one.size() || i >= other.size())
                return differ(i < one.size() ? &one[i] : nullptr, i < other.size() ? &other[i] : nullptr,
                              place);
            if (const auto difference = compare(one[i], other[i], place))
                return difference;
        }
        return std::nullopt;
    }

    JsonDifference differ(const Json *one, const Json *other, const QString &path) const
    {
        JsonDifference difference{path, textOf(one), textOf(other), m_equal};
        shorten(difference.one, difference.other);
        return difference;
    }

    int m_equal = 0;
};

} // namespace

std::optional<JsonDifference> firstDifference(const Json &one, const Json &other)
{
    return Comparison().compare(one, other, {});
}

} // namespace studio::llm::provider
