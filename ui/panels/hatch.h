// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QRectF;

namespace studio::ui {

/// Paints lines over something that is missing, in a frame with round corners.
void paintHatch(QPainter &painter, const QRectF &place, double corner, const QColor &colour);

} // namespace studio::ui
