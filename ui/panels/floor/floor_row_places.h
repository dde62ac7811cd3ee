// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_content.h"

#include <QFont>
#include <QRect>

namespace studio::ui {

struct Metrics;

/// The places of the parts of a row: the name, the bar below it, and below that what the vote says; the chip
/// is beside the name if there is room, else at the bottom. All rows of a round have the same layout during
/// and after the vote, so that the list moves as little as possible.
struct FloorRowPlaces
{
    QRect face;
    QRect name;
    QRect bar;
    QRect number;
    QRect word;
    QList<MarkPlace> marks; ///< instead of the word; empty: there is no vote
    QRect chip;
    int height = 0;

    [[nodiscard]] QRect markPlace(VoteMark mark) const; ///< empty: there is no such mark
};

[[nodiscard]] FloorRowPlaces floorRowPlaces(const FloorRowContent &content, int width, const QFont &font,
                                            const Metrics &metrics);

} // namespace studio::ui
