// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/search_places.h"

#include <algorithm>
#include <array>
#include <utility>

namespace studio::store {

using model::SearchKind;

namespace {

constexpr std::array<std::pair<SearchKind, const char *>, 5> kKinds{{{SearchKind::Message, "message"},
                                                                     {SearchKind::Thought, "thought"},
                                                                     {SearchKind::Decision, "decision"},
                                                                     {SearchKind::ToolCall, "toolCall"},
                                                                     {SearchKind::Note, "note"}}};

} // namespace

qint64 placeOf(const QDateTime &time)
{
    constexpr qint64 kFarthest = qint64(1) << 52; // ms; beyond any calendar
    return std::clamp(time.toMSecsSinceEpoch(), -kFarthest, kFarthest) * kPlacesPerMs;
}

QString nameOf(SearchKind kind)
{
    const auto *known =
        std::find_if(kKinds.begin(), kKinds.end(), [kind](const auto &one) { return one.first == kind; });
    return QString::fromLatin1(known->second);
}

std::optional<SearchKind> searchKindOf(const QString &name)
{
    const auto *known = std::find_if(kKinds.begin(), kKinds.end(),
                                     [&name](const auto &one) { return name == QLatin1String(one.second); });
    return known == kKinds.end() ? std::nullopt : std::optional(known->first);
}

} // namespace studio::store
