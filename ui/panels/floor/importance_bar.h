// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QColor>
#include <QRectF>

#include <optional>

class QPainter;

namespace studio::ui {

struct Theme;

/// The look of one vote's bar: ten fields, `filled` of them in the companion's colour; hollow while the vote
/// is pending; hatched if it is missing.
struct ImportanceBar
{
    ports::FloorRow::Vote vote = ports::FloorRow::Vote::None;
    double filled = 0; ///< 0..10; a fraction of a field while it fills
    QColor colour;
    std::optional<int> ghost; ///< a mark at the importance that would have changed the outcome
};

void paintImportanceBar(QPainter &painter, const QRectF &place, const ImportanceBar &bar, const Theme &theme);

} // namespace studio::ui
