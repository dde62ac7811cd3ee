// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture.h"

#include <QPointF>

class QPainter;

namespace studio::ui {

/// The place of its middle, beside the head.
constexpr QPointF kMarkAt(14, 27);

/// The small sign of a gesture, its middle at \p at, in the units of the drawing. \p shown 0 .. 1: the sign
/// grows from nothing.
void paintMark(QPainter &painter, gesture::Mark mark, const QPointF &at, double shown);

} // namespace studio::ui
