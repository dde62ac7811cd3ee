// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/decoded_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <algorithm>

namespace studio::picture {

namespace {

struct DecodedPicture
{
    Q_DECLARE_TR_FUNCTIONS(DecodedPicture)
};

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

} // namespace

base::Result<QImage> decoded(const persona::CheckedPicture &picture, int enough)
{
    QByteArray bytes = picture.bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, decoderName(picture.format));
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    if (picture.format == persona::PictureFormat::Jpeg && std::min(picture.width, picture.height) > enough)
        reader.setScaledSize(
            QSize(picture.width, picture.height).scaled(enough, enough, Qt::KeepAspectRatioByExpanding));
    QImageReader::setAllocationLimit(kDecodeMegabytes);
    const QImage image = reader.read();
    if (image.isNull())
        return base::failure(base::ErrorCode::InvalidInput,
                             DecodedPicture::tr("The picture cannot be read. Save it again as PNG or JPEG."),
                             reader.errorString());
    return image;
}

} // namespace studio::picture
