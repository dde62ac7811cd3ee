// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turn_strip_layout.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

using base::Millis;
using Sizes = TurnStripLayout::Sizes;

/// The drawn beginning and end of each turn. None is shorter than a millisecond, none begins before the one
/// before it in its lane has ended, and a running turn lasts until the newest known time.
QList<std::pair<Millis, Millis>> spansOf(const QList<LoggedTurn> &turns, bool inLanes)
{
    Millis newest{0};
    for (const LoggedTurn &turn : turns)
        newest = std::max({newest, turn.began, turn.ended.value_or(Millis(0))});
    QList<std::pair<Millis, Millis>> spans;
    QMap<base::ParticipantId, Millis> ends;
    for (const LoggedTurn &turn : turns) {
        Millis &end = ends[inLanes ? turn.companion : base::ParticipantId()];
        const Millis began = std::max(turn.began, end);
        end = std::max(turn.ended.value_or(newest), began + Millis(1));
        spans.append({began, end});
    }
    return spans;
}

bool someRanAtOnce(const QList<LoggedTurn> &turns)
{
    for (qsizetype later = 1; later < turns.size(); ++later)
        for (qsizetype earlier = 0; earlier < later; ++earlier)
            if (turns[earlier].ended.value_or(Millis::max()) > turns[later].began)
                return true;
    return false;
}

/// The width grows with the logarithm of the time: a second adds 20 to the least width, a minute about 120.
int widthOf(Millis duration, const Sizes &sizes)
{
    const double more = 20 * std::log2(1 + double(duration.count()) / 1000);
    return std::min(sizes.most, int(std::lround(more)));
}

/// The left edge of each moment at which a turn begins or ends.
QMap<Millis, int> edgesOf(const QList<std::pair<Millis, Millis>> &spans, const Sizes &sizes)
{
    QMap<Millis, int> edges;
    for (const auto &[began, ended] : spans) {
        edges.insert(began, 0);
        edges.insert(ended, 0);
    }
    const QList<Millis> moments = edges.keys();
    for (qsizetype at = 1; at < moments.size(); ++at) {
        const Millis from = moments[at - 1];
        const Millis to = moments[at];
        const auto runs = [&](const auto &span) { return span.first <= from && span.second >= to; };
        const bool isQuiet = std::none_of(spans.begin(), spans.end(), runs);
        int left = edges[from] + (isQuiet ? 0 : std::max(sizes.gap, widthOf(to - from, sizes)));
        for (const auto &[began, ended] : spans) // each turn that ends here has its least width
            if (ended == to)
                left = std::max(left, edges[began] + sizes.least + sizes.gap);
        edges[to] = left;
    }
    return edges;
}

} // namespace

TurnStripLayout TurnStripLayout::of(const QList<LoggedTurn> &turns, const Sizes &sizes)
{
    TurnStripLayout layout;
    if (turns.isEmpty())
        return layout;
    const bool inLanes = someRanAtOnce(turns);
    if (inLanes) {
        for (const LoggedTurn &turn : turns)
            if (!turn.companion.isEmpty() && !layout.lanes.contains(turn.companion))
                layout.lanes.append(turn.companion);
        std::sort(layout.lanes.begin(), layout.lanes.end());
    }
    const auto spans = spansOf(turns, inLanes);
    const QMap<Millis, int> edges = edgesOf(spans, sizes);
    const int step = sizes.lane + sizes.gap;
    for (qsizetype row = 0; row < turns.size(); ++row) {
        const int left = edges[spans[row].first];
        const int lane = int(std::max<qsizetype>(0, layout.lanes.indexOf(turns[row].companion)));
        const int width = edges[spans[row].second] - left - sizes.gap;
        layout.blocks.append(QRect(left, lane * step, width, sizes.lane));
    }
    const int lanes = std::max<int>(1, int(layout.lanes.size()));
    layout.size = {edges.last() - sizes.gap, lanes * step - sizes.gap};
    return layout;
}

} // namespace studio::ui
