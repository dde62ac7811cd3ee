// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/loose/loose_json.h"

#include "core/wire/loose/loose_reader.h"

#include <optional>

namespace studio::wire {
namespace {

constexpr int kDeepestProper = 32;
constexpr qsizetype kBudget = 16 * kLongestLooseText; // steps, for all attempts on a text
constexpr qsizetype kMostProperMembers = 2000;        // of proper JSON, all levels together

/// Behind the brace that closes the one at `open`, if all strings are as they should be; -1: there is none.
qsizetype endOfProper(QStringView text, qsizetype open, qsizetype &budget)
{
    int depth = 0;
    qsizetype members = 0;
    bool inString = false;
    for (qsizetype i = open; i < text.size() && budget > 0; ++i, --budget) {
        const QChar c = text.at(i);
        if (inString) {
            if (c == u'\\')
                ++i;
            inString = c != u'"';
        } else if (c == u'"') {
            inString = true;
        } else if (c == u':' && ++members > kMostProperMembers) {
            return -1;
        } else if (c == u'{' || c == u'[') {
            if (++depth > kDeepestProper)
                return -1;
        } else if ((c == u'}' || c == u']') && --depth == 0) {
            return i + 1;
        }
    }
    return -1;
}

struct Found
{
    std::optional<LooseObject> object;
    qsizetype end = 0; ///< where to look further
};

Found objectAt(QStringView text, qsizetype at, qsizetype &budget)
{
    if (const qsizetype end = endOfProper(text, at, budget); end > 0) {
        const QByteArray bytes = text.mid(at, end - at).toUtf8();
        budget -= bytes.size();
        Json value = Json::parse(bytes.cbegin(), bytes.cend(), nullptr, false);
        if (value.is_object())
            return {value.empty() ? std::nullopt : std::optional(LooseObject{std::move(value)}), end};
    }
    LooseReader reader(text, at, budget);
    std::optional<LooseObject> read = reader.read();
    const qsizetype end = read ? reader.end() : at + 1;
    return {std::move(read), end};
}

} // namespace

QList<LooseObject> looseObjectsIn(const QString &text)
{
    if (text.size() > kLongestLooseText)
        return {};
    const QString whole = QString::fromUtf8(text.toUtf8()); // mends half characters
    QList<LooseObject> objects;
    qsizetype budget = kBudget;
    for (qsizetype at = 0; at < whole.size();) {
        if (LooseReader::plain(whole.at(at)) != u'{') {
            ++at;
            continue;
        }
        Found found = objectAt(whole, at, budget);
        if (budget <= 0)
            return {};
        if (found.object)
            objects.append(std::move(*found.object));
        at = found.end;
    }
    return objects;
}

} // namespace studio::wire
