// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/stage_mode.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QList>
#include <QRect>
#include <QSize>

namespace studio::ui {

/// What places beside each other are planned for: a strip, a row, or a large stage without seats of its own
/// (see stage_seats.h).
struct RowWish
{
    StageMode mode = StageMode::Row;
    int count = 0;      ///< of companions
    QSize stage;        ///< the room for them
    double zoom = 1;    ///< of figures, 1 as usual; a strip has none
    int tallest = 0;    ///< up to which height figures of a row may be larger than usual
    bool bubble = true; ///< a bubble stands over the heads
    QFont font;         ///< of the words
    Metrics metrics;
};

/// Where each companion stands, in the order of the room, and the size of all faces.
struct RowPlan
{
    int face = 0;
    QList<QRect> places; ///< of figure and words; empty for a hidden stage
};

/// Places side by side, in the middle, with feet on one line and room for the bubble over their heads; a
/// large stage has several rows if names need them. Places are within the stage as long as faces of the
/// smallest size fit.
[[nodiscard]] RowPlan planRow(const RowWish &wish);

/// The height that a stage of that mode asks for; a row, at its usual zoom, includes its bubble.
[[nodiscard]] int stageHeight(StageMode mode, const QFont &font, const Metrics &metrics);
/// The size that the stage asks for, with a row of figures as large as the user wants and as fits.
[[nodiscard]] QSize stageSize(const RowWish &wish);
/// The zoom of a large stage, which is nearly full already.
[[nodiscard]] double largeZoom(double zoom);

} // namespace studio::ui
