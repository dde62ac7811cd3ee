// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/still_image.h"

#include "core/persona/picture_check.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace studio::camera {

namespace {

constexpr int kDecodeMegabytes = 300; ///< the largest picture that is allowed at four bytes, and a little
constexpr int kLongestEdge = 4096;    ///< pixels; more than any shot needs

QByteArray decoderName(persona::PictureFormat format)
{
    using Format = persona::PictureFormat;
    switch (format) {
    case Format::Png: return "png";
    case Format::Jpeg: return "jpeg";
    case Format::WebP: return "webp";
    case Format::Gif: return "gif";
    case Format::Bmp: return "bmp";
    }
    return {};
}

QImage decoded(persona::CheckedPicture picture)
{
    QBuffer buffer(&picture.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, decoderName(picture.format));
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    QImageReader::setAllocationLimit(kDecodeMegabytes);
    return reader.read();
}

} // namespace

QImage stillImage(const QString &path)
{
    QFile file(path);
    // A pipe or a device would never end.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const auto checked = persona::checkPicture(file.read(persona::kLargestPictureFile + 1));
    if (!checked)
        return {};
    const QImage image = decoded(*checked);
    if (std::max(image.width(), image.height()) <= kLongestEdge)
        return image;
    return image.scaled(kLongestEdge, kLongestEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace studio::camera
