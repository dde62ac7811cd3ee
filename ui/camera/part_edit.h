// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

// A part of a picture that is drawn, moved and resized. Coordinates are fractions of the whole, 0 to 1;
// results stay inside it and are never smaller than kSmallestPart. Pure.
namespace studio::ui {

constexpr double kSmallestPart = 0.05;

enum class Grip { None, Inside, TopLeft, TopRight, BottomLeft, BottomRight };

/// The grip under the pointer; a corner counts within `reach` around it.
[[nodiscard]] Grip gripAt(const QRectF &part, const QPointF &at, const QSizeF &reach);
/// The part after a drag that began at `from` and is now at `to`. None draws a new part from corner to
/// corner.
[[nodiscard]] QRectF dragged(const QRectF &part, Grip grip, const QPointF &from, const QPointF &to);
/// By keys: moves the part, or its lower right corner.
[[nodiscard]] QRectF moved(const QRectF &part, const QPointF &by);
[[nodiscard]] QRectF sized(const QRectF &part, const QPointF &by);

} // namespace studio::ui
