// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/picture_work.h"

#include "core/persona/limits.h"
#include "core/persona/picture_check.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct PictureWork
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::PictureWork)
};

/// 8192 × 8192 at four bytes, and a little.
constexpr int kDecodeMegabytes = 300;

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

base::Result<QImage> decoded(persona::CheckedPicture picture)
{
    QBuffer buffer(&picture.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, decoderName(picture.format));
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    QImageReader::setAllocationLimit(kDecodeMegabytes);
    const QImage image = reader.read();
    if (image.isNull())
        return base::failure(base::ErrorCode::InvalidInput,
                             PictureWork::tr("The picture cannot be read. Save it again as PNG or JPEG."),
                             reader.errorString());
    return image;
}

QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// The square in the middle, a little above it: there is the face on most portraits.
QImage squared(const QImage &image)
{
    const int side = std::min(image.width(), image.height());
    const int top = (image.height() - side) / 3;
    return image.copy((image.width() - side) / 2, top, side, side);
}

} // namespace

base::Result<QByteArray> smallPicture(const QByteArray &file)
{
    return persona::checkPicture(file).and_then(decoded).and_then(
        [](const QImage &image) -> base::Result<QByteArray> {
            const QImage square = squared(image);
            // Noise does not pack: a smaller picture does.
            for (int side = kPictureSide; side >= 128; side /= 2) {
                QImage small = square.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
                small = small.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32
                                                                      : QImage::Format_RGB888);
                small.setText({}, {});
                if (const QByteArray bytes = png(small); bytes.size() <= persona::kLargestPicture)
                    return bytes;
            }
            return base::failure(base::ErrorCode::InvalidInput,
                                 PictureWork::tr("The picture cannot be made small."));
        });
}

base::Result<QByteArray> smallPictureFromFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::NotFound,
                             PictureWork::tr("The picture's file cannot be opened."));
    return smallPicture(file.read(persona::kLargestPictureFile + 1));
}

QImage storedPicture(const QByteArray &bytes)
{
    const auto picture = persona::checkPicture(bytes).and_then(decoded);
    return picture ? picture->convertToFormat(QImage::Format_ARGB32_Premultiplied) : QImage();
}

} // namespace studio::ui
