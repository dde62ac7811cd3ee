// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/turn_log.h"

#include <QList>
#include <QRect>

namespace studio::ui {

/// Where the blocks of a strip of turns stand: older ones on the left, longer ones wider, though not in
/// proportion; quiet time between them is left out. Where some ran at once, each companion has a lane.
struct TurnStripLayout
{
    struct Sizes
    {
        int lane = 32;  ///< height
        int gap = 4;    ///< between blocks and between lanes
        int least = 28; ///< width of the shortest block
        int most = 120; ///< width that no stretch of time exceeds
    };

    QList<QRect> blocks;              ///< as the turns
    QList<base::ParticipantId> lanes; ///< from the top; empty: there is one for all
    QSize size;

    [[nodiscard]] static TurnStripLayout of(const QList<LoggedTurn> &turns, const Sizes &sizes);
};

} // namespace studio::ui
