// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/video_picture.h"

#include "core/devices/copied_memory.h"

#include <QVideoFrame>

#include <algorithm>
#include <optional>
#include <vector>

namespace studio::camera {

namespace {

using Format = QVideoFrameFormat::PixelFormat;

/// Where brightness and the two colours of a pixel lie: in which plane, how far in, how many bytes a step.
struct Channel
{
    int plane = 0;
    int first = 0;
    int step = 1;   ///< bytes from one value to the next
    int across = 1; ///< pixels that share a value
    int down = 1;   ///< lines that share a value
};
struct Layout
{
    Channel y, u, v;
};

std::optional<Layout> layoutOf(Format format)
{
    switch (format) {
    case QVideoFrameFormat::Format_YUYV: return Layout{{0, 0, 2}, {0, 1, 4, 2}, {0, 3, 4, 2}};
    case QVideoFrameFormat::Format_UYVY: return Layout{{0, 1, 2}, {0, 0, 4, 2}, {0, 2, 4, 2}};
    case QVideoFrameFormat::Format_NV12: return Layout{{0}, {1, 0, 2, 2, 2}, {1, 1, 2, 2, 2}};
    case QVideoFrameFormat::Format_NV21: return Layout{{0}, {1, 1, 2, 2, 2}, {1, 0, 2, 2, 2}};
    case QVideoFrameFormat::Format_YUV420P: return Layout{{0}, {1, 0, 1, 2, 2}, {2, 0, 1, 2, 2}};
    case QVideoFrameFormat::Format_YV12: return Layout{{0}, {2, 0, 1, 2, 2}, {1, 0, 1, 2, 2}};
    case QVideoFrameFormat::Format_YUV422P: return Layout{{0}, {1, 0, 1, 2, 1}, {2, 0, 1, 2, 1}};
    default: return {};
    }
}

class Plane
{
public:
    Plane(QVideoFrame &frame, int plane)
        : m_copy(copiedMemory(frame.bits(plane), frame.mappedBytes(plane)))
        , m_line(frame.bytesPerLine(plane))
    {
    }

    [[nodiscard]] const QByteArray &bytes() const { return m_copy; }
    /// Whether a picture of that size lies wholly inside: what a driver says of its memory is not believed.
    [[nodiscard]] bool holds(const Channel &channel, const QSize &size) const
    {
        const int lastLine = (size.height() - 1) / channel.down;
        const int lastByte = channel.first + (size.width() - 1) / channel.across * channel.step;
        return m_line > lastByte && qint64(lastLine) * m_line + lastByte < m_copy.size();
    }
    [[nodiscard]] int at(const Channel &channel, int x, int y) const
    {
        const qsizetype byte =
            qsizetype(y / channel.down) * m_line + channel.first + x / channel.across * channel.step;
        return uchar(m_copy.constData()[byte]);
    }

private:
    QByteArray m_copy;
    int m_line;
};

/// BT.601, 16 to 235, as cameras give it.
QRgb colourOf(int y, int u, int v)
{
    const int light = 298 * (y - 16) + 128;
    const int blue = u - 128;
    const int red = v - 128;
    const auto byte = [](int value) { return std::clamp(value >> 8, 0, 255); };
    return qRgb(byte(light + 409 * red), byte(light - 100 * blue - 208 * red), byte(light + 516 * blue));
}

QImage fromPlanes(QVideoFrame &frame, const Layout &layout)
{
    const QSize size = frame.size();
    std::vector<Plane> planes;
    for (int plane = 0; plane <= std::max(layout.u.plane, layout.v.plane); ++plane)
        planes.emplace_back(frame, plane);
    for (const Channel &channel : {layout.y, layout.u, layout.v}) {
        if (!planes[size_t(channel.plane)].holds(channel, size))
            return {};
    }
    const auto value = [&planes](const Channel &channel, int x, int y) {
        return planes[size_t(channel.plane)].at(channel, x, y);
    };
    QImage image(size, QImage::Format_RGB32);
    for (int line = 0; line < size.height(); ++line) {
        auto *pixels = reinterpret_cast<QRgb *>(image.scanLine(line));
        for (int x = 0; x < size.width(); ++x)
            pixels[x] =
                colourOf(value(layout.y, x, line), value(layout.u, x, line), value(layout.v, x, line));
    }
    return image;
}

QImage fromMapped(QVideoFrame &frame)
{
    const Format format = frame.pixelFormat();
    if (const auto layout = layoutOf(format))
        return fromPlanes(frame, *layout);
    const Plane whole(frame, 0);
    if (format == QVideoFrameFormat::Format_Jpeg)
        return QImage::fromData(whole.bytes(), "JPEG");
    const QImage::Format plain = QVideoFrameFormat::imageFormatFromPixelFormat(format);
    if (plain == QImage::Format_Invalid)
        return {};
    const int pixel = QImage::toPixelFormat(plain).bitsPerPixel() / 8;
    if (!whole.holds({.first = pixel - 1, .step = pixel}, frame.size())) // its last byte
        return {};
    return QImage(reinterpret_cast<const uchar *>(whole.bytes().constData()), frame.width(), frame.height(),
                  frame.bytesPerLine(0), plain)
        .convertToFormat(QImage::Format_RGB32)
        .copy();
}

} // namespace

QImage pictureOf(const QVideoFrame &frame)
{
    constexpr int kLongestEdge = 8192; ///< pixels
    QVideoFrame mapped = frame;        // the same frame, but one that may be mapped
    if (!mapped.isValid() || mapped.width() < 1 || mapped.height() < 1 ||
        std::max(mapped.width(), mapped.height()) > kLongestEdge || !mapped.map(QVideoFrame::ReadOnly))
        return {};
    const QImage picture = fromMapped(mapped);
    mapped.unmap();
    return picture;
}

} // namespace studio::camera
