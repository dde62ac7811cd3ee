// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/shot_work.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace studio::camera {

namespace {

constexpr int kQuality = 85;
constexpr int kSmallestSide = 16; ///< pixels, of what is cropped
/// A blurred picture has this many patches along its longest edge: a face is a few of them, a line of text
/// less than one.
constexpr int kPatches = 24;

/// A part of the whole in pixels, rounded outwards; the whole where it is none.
QRect pixels(const QRectF &part, const QSize &whole)
{
    const QRectF inside = part.normalized() & QRectF(0, 0, 1, 1);
    const QRect all(QPoint(), whole);
    const QRect found = QRectF(inside.x() * whole.width(), inside.y() * whole.height(),
                               inside.width() * whole.width(), inside.height() * whole.height())
                            .toAlignedRect() &
                        all;
    return found.isEmpty() ? all : found;
}

QImage opaque(const QImage &image)
{
    if (!image.hasAlphaChannel())
        return image.convertToFormat(QImage::Format_RGB32);
    QImage ground(image.size(), QImage::Format_RGB32);
    ground.fill(Qt::white);
    QPainter painter(&ground);
    painter.drawImage(0, 0, image);
    return ground;
}

void blur(QImage &image, const QRect &place)
{
    const int patch = std::max(2, std::max(image.width(), image.height()) / kPatches);
    const QSize coarse(std::max(1, place.width() / patch), std::max(1, place.height() / patch));
    const QImage few = image.copy(place).scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, few);
}

} // namespace

QImage veiled(const QImage &image, const ShotWishes &wishes)
{
    QImage seen = opaque(image);
    if (wishes.mirrored)
        seen = seen.mirrored(true, false);
    if (seen.isNull() || wishes.blur == Blur::None)
        return seen;
    blur(seen, wishes.blur == Blur::Everything ? seen.rect() : pixels(wishes.blurred, seen.size()));
    return seen;
}

QImage prepared(const QImage &image, const ShotWishes &wishes)
{
    const QImage seen = veiled(image, wishes);
    if (seen.isNull())
        return seen;
    QRect left = pixels(wishes.crop, seen.size());
    if (left.width() < kSmallestSide || left.height() < kSmallestSide)
        left = seen.rect();
    const QImage cropped = seen.copy(left);
    const int edge = std::max(kSmallestSide, wishes.longestEdge);
    if (std::max(cropped.width(), cropped.height()) <= edge)
        return cropped;
    const QSize small = cropped.size().scaled(edge, edge, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
    return cropped.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

Shot makeShot(const QImage &image, const ShotWishes &wishes)
{
    QImage picture = prepared(image, wishes);
    if (picture.isNull())
        return {};
    for (const QString &note : picture.textKeys())
        picture.setText(note, {});
    Shot shot;
    shot.size = picture.size();
    QBuffer buffer(&shot.jpeg);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(kQuality);
    if (!writer.write(picture))
        return {};
    return shot;
}

QString dataUrl(const QByteArray &jpeg)
{
    return QStringLiteral("data:image/jpeg;base64,") + QString::fromLatin1(jpeg.toBase64());
}

bool isBlack(const QImage &image)
{
    constexpr QSize kSample(32, 24);
    constexpr double kDark = 14;      ///< of 255, on the average
    constexpr double kBrightest = 40; ///< a lamp or a window would be more
    if (image.isNull())
        return false;
    const QImage sample = image.scaled(kSample, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                              .convertToFormat(QImage::Format_Grayscale8);
    double sum = 0;
    int brightest = 0;
    for (int y = 0; y < sample.height(); ++y) {
        const uchar *line = sample.constScanLine(y);
        sum = std::accumulate(line, line + sample.width(), sum);
        brightest = std::max(brightest, int(*std::max_element(line, line + sample.width())));
    }
    return sum / (sample.width() * sample.height()) <= kDark && brightest <= kBrightest;
}

} // namespace studio::camera
