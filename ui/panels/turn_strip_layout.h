// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/turn_log.h"

#include <QList>
#include <QRect>

namespace studio::ui {

/// The places of the blocks in a strip of turns: older turns on the left, longer turns wider, though not in
/// proportion; quiet time between them is left out. If some turns overlapped, each companion has a lane.
struct TurnStripLayout
{
    struct Sizes
    {
        int lane = 32;  ///< height
        int gap = 4;    ///< between blocks and between lanes
        int least = 28; ///< width of the shortest block
        int most = 120; ///< the most that any stretch of time takes
    };

    QList<QRect> blocks;              ///< in the order of the turns
    QList<base::ParticipantId> lanes; ///< from the top; empty: all turns share one
    QSize size;

    [[nodiscard]] static TurnStripLayout of(const QList<LoggedTurn> &turns, const Sizes &sizes);
};

} // namespace studio::ui
