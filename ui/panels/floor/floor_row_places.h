// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_widget.h"

namespace studio::ui {

/// Where everything of a row stands: the name, below it the bar, below that what the vote says; the chip
/// beside the name if there is room for it, else at the bottom. The rows of a round are alike while they vote
/// and when they have voted, so that a list moves as little as can be.
struct FloorRowWidget::Places
{
    QRect face;
    QRect name;
    QRect bar;
    QRect number;
    QRect word;
    QList<MarkPlace> marks; ///< instead of the word; empty: there is no vote
    QRect chip;
    int height = 0;
};

} // namespace studio::ui
