// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <functional>

class QPainter;

namespace studio::ui {

/// A part of a figure that is painted once and then blended, turned and moved, into frame after frame. It
/// uses no QPainter: Qt wakes its threads for every span of a turned picture, and for pictures of a hundred
/// pixels that costs ten times what it saves.
class PuppetLayer
{
public:
    PuppetLayer() = default;
    /// Keeps what \p paint paints in \p area, in the units of the drawing; empty edges are cut off.
    PuppetLayer(const QRectF &area, double pixelsPerUnit, const std::function<void(QPainter &)> &paint);

    [[nodiscard]] bool isNull() const { return m_pixelsPerUnit == 0; }
    /// Blends the layer over \p frame, which is ARGB32_Premultiplied. \p toFrame maps units of the layer to
    /// pixels.
    void blend(QImage &frame, const QTransform &toFrame) const;

private:
    QImage m_image; ///< with at least one empty pixel around
    QPointF m_corner;
    double m_pixelsPerUnit = 0;
};

} // namespace studio::ui
