// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/part_edit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace studio::ui {

namespace {

QPointF inside(const QPointF &point)
{
    return {std::clamp(point.x(), 0.0, 1.0), std::clamp(point.y(), 0.0, 1.0)};
}

/// The part between the fixed corner and the dragged corner.
QRectF between(const QPointF &staying, const QPointF &going)
{
    const auto side = [](double stay, double go) {
        const double length = std::max(kSmallestPart, std::abs(go - stay));
        const double start = go >= stay ? stay : stay - length;
        return std::pair(std::clamp(start, 0.0, 1.0 - length), length);
    };
    const QPointF to = inside(going);
    const auto [left, width] = side(staying.x(), to.x());
    const auto [top, height] = side(staying.y(), to.y());
    return {left, top, width, height};
}

} // namespace

Grip gripAt(const QRectF &part, const QPointF &at, const QSizeF &reach)
{
    const std::array corners{
        std::pair(Grip::TopLeft, part.topLeft()), std::pair(Grip::TopRight, part.topRight()),
        std::pair(Grip::BottomLeft, part.bottomLeft()), std::pair(Grip::BottomRight, part.bottomRight())};
    for (const auto &[grip, corner] : corners) {
        if (std::abs(at.x() - corner.x()) <= reach.width() && std::abs(at.y() - corner.y()) <= reach.height())
            return grip;
    }
    return part.contains(at) ? Grip::Inside : Grip::None;
}

QRectF dragged(const QRectF &part, Grip grip, const QPointF &from, const QPointF &to)
{
    switch (grip) {
    case Grip::None: return between(inside(from), to);
    case Grip::Inside: return moved(part, to - from);
    case Grip::TopLeft: return between(part.bottomRight(), to);
    case Grip::TopRight: return between(part.bottomLeft(), to);
    case Grip::BottomLeft: return between(part.topRight(), to);
    case Grip::BottomRight: return between(part.topLeft(), to);
    }
    return part;
}

QRectF moved(const QRectF &part, const QPointF &by)
{
    const double left = std::clamp(part.x() + by.x(), 0.0, 1.0 - part.width());
    const double top = std::clamp(part.y() + by.y(), 0.0, 1.0 - part.height());
    return {left, top, part.width(), part.height()};
}

QRectF sized(const QRectF &part, const QPointF &by)
{
    const double width = std::clamp(part.width() + by.x(), kSmallestPart, 1.0 - part.x());
    const double height = std::clamp(part.height() + by.y(), kSmallestPart, 1.0 - part.y());
    return {part.x(), part.y(), width, height};
}

} // namespace studio::ui
