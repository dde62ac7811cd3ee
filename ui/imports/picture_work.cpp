// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/picture_work.h"

#include "core/persona/limits.h"
#include "core/picture/decoded_picture.h"
#include "core/picture/packed_picture.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct PictureWork
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::PictureWork)
};

base::Result<QImage> decoded(const persona::CheckedPicture &picture)
{
    return picture::decoded(picture, 2 * kPictureSide);
}

/// The square in the middle, shifted up a little: most portraits have the face there.
QImage squared(const QImage &image)
{
    const int side = std::min(image.width(), image.height());
    const int top = (image.height() - side) / 3;
    return image.copy((image.width() - side) / 2, top, side, side);
}

/// A picture much larger than needed is first scaled down as a whole: cropping it would make a second picture
/// of its size.
QImage within(const QImage &image)
{
    if (std::min(image.width(), image.height()) <= 2 * kPictureSide)
        return image;
    return image.scaled(2 * kPictureSide, 2 * kPictureSide, Qt::KeepAspectRatioByExpanding,
                        Qt::SmoothTransformation);
}

} // namespace

base::Result<QByteArray> smallPicture(const QByteArray &file)
{
    return persona::checkPicture(file).and_then(decoded).and_then([](const QImage &image)
                                                                      -> base::Result<QByteArray> {
        const QImage square = squared(within(image));
        // Noise does not compress; a smaller picture does.
        for (int side = std::min(kPictureSide, square.width()); side > 0; side /= 2) {
            const QImage small = square.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            if (const QByteArray bytes = picture::packedPng(small); bytes.size() <= persona::kLargestPicture)
                return bytes;
        }
        return base::failure(
            base::ErrorCode::InvalidInput,
            PictureWork::tr("The picture could not be made smaller. Choose another picture."));
    });
}

base::Result<QByteArray> smallPictureFromFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return base::failure(base::ErrorCode::NotFound,
                             PictureWork::tr("The picture file could not be opened."));
    return smallPicture(file.read(persona::kLargestPictureFile + 1));
}

CardPictures cardPictures(const QByteArray &portrait, const QMap<QString, QByteArray> &feelings)
{
    CardPictures made;
    const auto small = [&made](const QByteArray &file) {
        const auto picture = file.isEmpty() ? base::Result<QByteArray>() : smallPicture(file);
        if (!picture)
            made.flaws.append(picture.error().text);
        return picture.value_or(QByteArray());
    };
    made.portrait = small(portrait);
    for (auto feeling = feelings.cbegin(); feeling != feelings.cend(); ++feeling) {
        if (const QByteArray picture = small(feeling.value()); !picture.isEmpty())
            made.feelings.insert(feeling.key(), picture);
    }
    made.flaws.removeDuplicates();
    return made;
}

QImage storedPicture(const QByteArray &bytes)
{
    const auto picture = persona::checkPicture(bytes).and_then(decoded);
    return picture ? picture->convertToFormat(QImage::Format_ARGB32_Premultiplied) : QImage();
}

} // namespace studio::ui
