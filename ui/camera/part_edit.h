// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

// A part of a picture that is drawn, moved and sized. Everything is in parts of the whole, 0 to 1; results
// never leave it and are never smaller than kSmallestPart. Pure.
namespace studio::ui {

constexpr double kSmallestPart = 0.05;

enum class Grip { None, Inside, TopLeft, TopRight, BottomLeft, BottomRight };

/// What lies under the pointer; a corner counts from `reach` around it.
[[nodiscard]] Grip gripAt(const QRectF &part, const QPointF &at, const QSizeF &reach);
/// Grabbed at `from`, now at `to`. With None a new one is drawn from corner to corner.
[[nodiscard]] QRectF dragged(const QRectF &part, Grip grip, const QPointF &from, const QPointF &to);
/// By keys: moved, or its lower right corner moved.
[[nodiscard]] QRectF moved(const QRectF &part, const QPointF &by);
[[nodiscard]] QRectF sized(const QRectF &part, const QPointF &by);

} // namespace studio::ui
