// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/puppet_layer.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace studio::ui {

namespace {

constexpr int kFixed = 16; // bits after the point

/// The pixels of the image that are not empty, with a margin.
QRect usedPart(const QImage &image)
{
    int left = image.width(), right = -1, top = image.height(), bottom = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (line[x] == 0)
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    return right < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom)).adjusted(-2, -2, 2, 2);
}

/// Mixes two channels at a time; \p share of the second colour in 256ths.
inline QRgb mix(QRgb one, QRgb other, quint32 share)
{
    const quint32 rest = 256 - share;
    const quint32 low = ((one & 0xff00ff) * rest + (other & 0xff00ff) * share) >> 8;
    const quint32 high = ((one >> 8) & 0xff00ff) * rest + ((other >> 8) & 0xff00ff) * share;
    return (low & 0xff00ff) | (high & 0xff00ff00);
}

inline QRgb over(QRgb source, QRgb ground)
{
    const quint32 rest = 256 - (source >> 24) - (source >> 31); // 0 for an opaque source
    const quint32 low = ((ground & 0xff00ff) * rest) >> 8;
    const quint32 high = ((ground >> 8) & 0xff00ff) * rest;
    return source + ((low & 0xff00ff) | (high & 0xff00ff00));
}

/// The whole numbers x for which 0 <= from + x * step < end, within \p range.
std::pair<int, int> clipped(std::pair<int, int> range, double from, double step, double end)
{
    if (std::abs(step) < 1e-9)
        return from >= 0 && from < end ? range : std::pair(0, 0);
    double first = -from / step;
    double last = (end - from) / step;
    if (first > last)
        std::swap(first, last);
    return {std::max(range.first, int(std::ceil(first))), std::min(range.second, int(std::floor(last)))};
}

} // namespace

PuppetLayer::PuppetLayer(const QRectF &area, double pixelsPerUnit,
                         const std::function<void(QPainter &)> &paint)
    : m_pixelsPerUnit(pixelsPerUnit)
{
    QImage image((area.size() * pixelsPerUnit).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(0);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsPerUnit, pixelsPerUnit);
    painter.translate(-area.topLeft());
    painter.setPen(Qt::NoPen);
    paint(painter);
    painter.end();
    const QRect used = usedPart(image);
    if (used.isEmpty())
        return;
    m_image = image.copy(used);
    m_corner = area.topLeft() + QPointF(used.topLeft()) / pixelsPerUnit;
}

void PuppetLayer::blend(QImage &frame, const QTransform &toFrame) const
{
    if (m_image.isNull())
        return;
    const QTransform place = QTransform::fromScale(1 / m_pixelsPerUnit, 1 / m_pixelsPerUnit) *
                             QTransform::fromTranslate(m_corner.x(), m_corner.y()) * toFrame;
    const QRect box = place.mapRect(QRectF(m_image.rect())).toAlignedRect() & frame.rect();
    const QTransform back = place.inverted();
    const int stride = int(m_image.bytesPerLine() / 4);
    const auto *pixels = reinterpret_cast<const QRgb *>(m_image.constBits());
    const int stepX = int(std::lround(back.m11() * (1 << kFixed)));
    const int stepY = int(std::lround(back.m12() * (1 << kFixed)));
    for (int y = box.top(); y <= box.bottom(); ++y) {
        // Sample at the middles of pixels, half a pixel up and left: the four pixels around are mixed.
        const QPointF start = back.map(QPointF(0.5, y + 0.5)) - QPointF(0.5, 0.5);
        std::pair<int, int> range(box.left(), box.right() + 1);
        range = clipped(range, start.x(), back.m11(), m_image.width() - 1.01);
        range = clipped(range, start.y(), back.m12(), m_image.height() - 1.01);
        auto *line = reinterpret_cast<QRgb *>(frame.scanLine(y));
        int u = int((start.x() + range.first * back.m11()) * (1 << kFixed));
        int v = int((start.y() + range.first * back.m12()) * (1 << kFixed));
        for (int x = range.first; x < range.second; ++x, u += stepX, v += stepY) {
            const QRgb *at = pixels + (v >> kFixed) * stride + (u >> kFixed);
            if ((at[0] | at[1] | at[stride] | at[stride + 1]) == 0)
                continue;
            const quint32 right = (u >> (kFixed - 8)) & 0xff;
            const quint32 down = (v >> (kFixed - 8)) & 0xff;
            const QRgb colour = mix(mix(at[0], at[1], right), mix(at[stride], at[stride + 1], right), down);
            line[x] = over(colour, line[x]);
        }
    }
}

} // namespace studio::ui
