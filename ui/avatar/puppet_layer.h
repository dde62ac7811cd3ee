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

/// A part of a figure that was painted once and is put, turned and moved, into frame after frame. It does
/// that without a QPainter: Qt wakes its threads for every span of a turned picture, which for pictures of a
/// hundred pixels costs ten times what it saves.
class PuppetLayer
{
public:
    PuppetLayer() = default;
    /// What \p paint paints of \p area, in the units of the drawing; empty edges are cut off.
    PuppetLayer(const QRectF &area, double pixelsPerUnit, const std::function<void(QPainter &)> &paint);

    [[nodiscard]] bool isNull() const { return m_pixelsPerUnit == 0; }
    /// Over what is in \p frame, which is ARGB32_Premultiplied. \p toFrame maps units of the layer to pixels.
    void blend(QImage &frame, const QTransform &toFrame) const;

private:
    QImage m_image; ///< with at least one empty pixel around
    QPointF m_corner;
    double m_pixelsPerUnit = 0;
};

} // namespace studio::ui
