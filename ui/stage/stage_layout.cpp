// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/theme_of.h"

#include <algorithm>

// How large everybody is on the stage, and where they stand.
namespace studio::ui {

namespace {

constexpr int kStripFace = 32;
constexpr int kRowFace = 76;
constexpr int kSmallestFace = 28;
constexpr double kLargeShare = 0.42; // of the stage's height
constexpr int kLargestFace = 176;
constexpr double kMostLarge = 1.35; // a large stage is nearly full already
constexpr int kWidestCell = 240;
constexpr int kStripLetters = 24; // widest cell of a strip
constexpr int kNarrowest = 160;   // of the whole stage

} // namespace

int StageView::heightFor(StageMode mode) const
{
    if (mode == StageMode::Hidden)
        return 0;
    if (mode == StageMode::Strip)
        return StageActor::heightFor(mode, kStripFace, font()) + themeOf(this).metrics.small;
    return rowHeight(kRowFace);
}

/// With the bubble over the heads.
int StageView::rowHeight(int faceSize) const
{
    return StageActor::heightFor(StageMode::Row, faceSize, font()) +
           SpeechBubble::heightFor(SpeechBubble::linesIn(StageMode::Row), font()) +
           themeOf(this).metrics.small * 2;
}

/// As large as is wished and still fits.
int StageView::rowFace() const
{
    constexpr int kStep = 4;
    int face = std::max(kSmallestFace, int(kRowFace * m_zoom));
    while (face > kRowFace && rowHeight(face) > m_tallest)
        face = std::max(kRowFace, face - kStep);
    return face;
}

QSize StageView::sizeHint() const
{
    return {kWidestCell * 2, m_mode == StageMode::Row ? rowHeight(rowFace()) : heightFor(m_mode)};
}

QSize StageView::minimumSizeHint() const
{
    return {kNarrowest, std::min(heightFor(m_mode), sizeHint().height())};
}

int StageView::faceSize() const
{
    if (m_mode == StageMode::Strip)
        return kStripFace;
    const int cell = m_actors.isEmpty() ? width() : width() / int(m_actors.size());
    const int wish =
        m_mode == StageMode::Large
            ? int(std::min(int(height() * kLargeShare), kLargestFace) * std::min(m_zoom, kMostLarge))
            : rowFace();
    return std::clamp(cell - themeOf(this).metrics.large, kSmallestFace, std::max(kSmallestFace, wish));
}

void StageView::layOut()
{
    if (m_actors.isEmpty() || m_mode == StageMode::Hidden)
        return;
    for (StageActor *actor : m_actors)
        actor->setMeasure(m_mode, faceSize());
    if (m_mode == StageMode::Strip)
        layOutStrip();
    else
        layOutRow();
    showBubble();
}

void StageView::layOutStrip()
{
    const Metrics &metrics = themeOf(this).metrics;
    const int widest = fontMetrics().averageCharWidth() * kStripLetters;
    const int cell = std::min(widest, (width() - 2 * metrics.small) / int(m_actors.size()));
    int left = metrics.small;
    for (StageActor *actor : m_actors) {
        actor->setGeometry(left, metrics.tiny, cell, height() - 2 * metrics.tiny);
        left += cell;
    }
}

/// Side by side in the middle, their feet on one line, room for the bubble over their heads.
void StageView::layOutRow()
{
    const Metrics &metrics = themeOf(this).metrics;
    const int count = int(m_actors.size());
    const int cell = std::min(kWidestCell + (m_mode == StageMode::Large ? kLargestFace : 0),
                              (width() - 2 * metrics.small) / count);
    const int tall = StageActor::heightFor(m_mode, faceSize(), font());
    const int bubble = SpeechBubble::heightFor(SpeechBubble::linesIn(m_mode), font());
    const int spare = std::max(0, height() - tall - bubble - 2 * metrics.small);
    const int top = height() - metrics.small - tall - spare / 2;
    int left = (width() - cell * count) / 2;
    for (StageActor *actor : m_actors) {
        actor->setGeometry(left + metrics.tiny, top, cell - 2 * metrics.tiny, tall);
        left += cell;
    }
}

} // namespace studio::ui
