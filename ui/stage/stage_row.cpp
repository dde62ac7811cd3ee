// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_row.h"

#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"

#include <QFontMetrics>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kStripFace = 32;
constexpr int kRowFace = 76;
constexpr int kSmallestFace = 28;
constexpr double kLargeShare = 0.42; // of the stage's height
constexpr int kLargestFace = 176;
constexpr double kMostLarge = 1.35;
constexpr int kWidestCell = 240;
constexpr int kStripLetters = 24; // widest cell of a strip

int signOf(const QFont &font) { return QFontMetrics(font).averageCharWidth(); }

/// Including the bubble over the heads.
int rowHeight(int face, const QFont &font, const Metrics &metrics)
{
    return StageActor::heightFor(StageMode::Row, face, font) +
           SpeechBubble::heightFor(SpeechBubble::linesIn(StageMode::Row), font) + metrics.small * 2;
}

/// As large as the user wants and as fits.
int rowFace(const RowWish &wish)
{
    constexpr int kStep = 4;
    int face = std::max(kSmallestFace, int(kRowFace * wish.zoom));
    while (face > kRowFace && rowHeight(face, wish.font, wish.metrics) > wish.tallest)
        face = std::max(kRowFace, face - kStep);
    return face;
}

/// A large stage seats many in several rows.
int rowCount(const RowWish &wish)
{
    constexpr int kLeastSigns = 12; // of a name and what the companion does
    if (wish.mode != StageMode::Large)
        return 1;
    const int most = std::clamp(wish.stage.width() / (kLeastSigns * signOf(wish.font)), 1, wish.count);
    return (wish.count + most - 1) / most;
}

int faceSize(const RowWish &wish, int rows, int inRow)
{
    const int cell = wish.stage.width() / inRow;
    const int large = std::min(int(wish.stage.height() * kLargeShare / rows), kLargestFace);
    const int wished = wish.mode == StageMode::Large ? int(large * largeZoom(wish.zoom)) : rowFace(wish);
    return std::clamp(cell - wish.metrics.large, kSmallestFace, std::max(kSmallestFace, wished));
}

RowPlan stripOf(const RowWish &wish)
{
    RowPlan plan{kStripFace, {}};
    const Metrics &metrics = wish.metrics;
    const int widest = signOf(wish.font) * kStripLetters;
    const int cell = std::min(widest, (wish.stage.width() - 2 * metrics.small) / wish.count);
    for (int seat = 0; seat < wish.count; ++seat)
        plan.places.append(
            QRect(metrics.small + seat * cell, metrics.tiny, cell, wish.stage.height() - 2 * metrics.tiny));
    return plan;
}

RowPlan figuresOf(const RowWish &wish)
{
    const Metrics &metrics = wish.metrics;
    const int rows = rowCount(wish);
    const int inRow = (wish.count + rows - 1) / rows;
    RowPlan plan{faceSize(wish, rows, inRow), {}};
    const int cell = std::min(kWidestCell + (wish.mode == StageMode::Large ? kLargestFace : 0),
                              (wish.stage.width() - 2 * metrics.small) / inRow);
    const int tall = StageActor::heightFor(wish.mode, plan.face, wish.font);
    const int bubble = wish.bubble ? SpeechBubble::heightFor(SpeechBubble::linesIn(wish.mode), wish.font) : 0;
    const int height = wish.stage.height();
    const int spare = std::max(0, height - rows * tall - bubble - 2 * metrics.small);
    int top = height - metrics.small - rows * tall - spare / 2;
    for (int first = 0; first < wish.count; first += inRow, top += tall) {
        const int here = std::min(inRow, wish.count - first);
        const int left = (wish.stage.width() - cell * here) / 2 + metrics.tiny;
        for (int seat = 0; seat < here; ++seat)
            plan.places.append(QRect(left + seat * cell, top, cell - 2 * metrics.tiny, tall));
    }
    return plan;
}

} // namespace

RowPlan planRow(const RowWish &wish)
{
    if (wish.count <= 0 || wish.mode == StageMode::Hidden)
        return {};
    return wish.mode == StageMode::Strip ? stripOf(wish) : figuresOf(wish);
}

int stageHeight(StageMode mode, const QFont &font, const Metrics &metrics)
{
    if (mode == StageMode::Hidden)
        return 0;
    if (mode == StageMode::Strip)
        return StageActor::heightFor(mode, kStripFace, font) + metrics.small;
    return rowHeight(kRowFace, font, metrics);
}

QSize stageSize(const RowWish &wish)
{
    return {kWidestCell * 2, wish.mode == StageMode::Row ? rowHeight(rowFace(wish), wish.font, wish.metrics)
                                                         : stageHeight(wish.mode, wish.font, wish.metrics)};
}

double largeZoom(double zoom) { return std::min(zoom, kMostLarge); }

} // namespace studio::ui
