// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QRect>

namespace studio::ui {

/// How companions sit in a stage window: in as many rows as their names need, in one row, in two, or around
/// the far side of a table.
enum class StageSeats { AsNeeded, OneRow, TwoRows, Arc };

/// What seats are planned for.
struct SeatWish
{
    StageSeats seats = StageSeats::AsNeeded;
    int count = 0;
    QRect room;      ///< without what stands above the heads
    QSize pot;       ///< of the pot; empty: there is none
    double size = 1; ///< of figures, 1 as usual
    QFont font;      ///< of the names
};

/// Where everybody sits, in the order of the room. Places do not overlap and are within the room, as long as
/// figures of the smallest size fit into it.
struct SeatPlan
{
    int face = 0;        ///< the size of a face
    QList<QRect> places; ///< of actors: figure and words
    QRectF table;        ///< an ellipse whose lower part is out of sight; empty: there is no table
    QRect pot;           ///< empty: there is none
};

[[nodiscard]] SeatPlan planSeats(const SeatWish &wish);

} // namespace studio::ui
