// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_reading.h"

#include "core/camera/shot_work.h"
#include "core/persona/picture/picture_check.h"
#include "core/picture/decoded_picture.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace studio::ui {

namespace {

/// More than a message ever shows, so that a cropped part is still sharp.
constexpr int kWholeEdge = 2048;

struct Pictures
{
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

ReadPicture refusedPicture(const QString &why)
{
    ReadPicture read;
    read.refusal = why;
    return read;
}

/// Whether a GIF or a WebP has more than one picture. A guess by its marks is enough for a remark.
bool moves(const QByteArray &bytes)
{
    if (bytes.startsWith("GIF8"))
        return bytes.count(QByteArrayLiteral("\x21\xF9\x04")) > 1;
    return bytes.startsWith("RIFF") && bytes.left(4096).contains("ANIM");
}

ReadPicture pictureFromImage(const QImage &image, const QString &name)
{
    ReadPicture read;
    read.picture = readyPicture(image, name);
    if (read.picture.jpeg.isEmpty())
        return refusedPicture(Pictures::tr("The picture cannot be read. Save it again as PNG or JPEG."));
    return read;
}

ReadPicture pictureFromBytes(const QByteArray &bytes, const QString &name)
{
    const auto checked = persona::checkPicture(bytes);
    if (!checked)
        return refusedPicture(checked.error().text);
    const auto image = picture::decoded(*checked, kWholeEdge);
    if (!image)
        return refusedPicture(image.error().text);
    ReadPicture read = pictureFromImage(*image, name);
    if (moves(bytes))
        read.remark = Pictures::tr("The picture is animated. Only its first frame is attached.");
    return read;
}

ReadPicture pictureFromFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return refusedPicture(Pictures::tr("This file no longer exists. Choose another picture."));
    // A pipe or a device would never end, so it is not opened.
    if (!info.isFile())
        return refusedPicture(Pictures::tr("This is not a file. Choose a PNG, JPEG, WebP, GIF or BMP."));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refusedPicture(
            Pictures::tr("The file cannot be opened. Check whether you may read it, and try again."));
    return pictureFromBytes(file.read(persona::kLargestPictureFile + 1), info.fileName());
}

} // namespace

UnsentPicture readyPicture(const QImage &image, const QString &name)
{
    UnsentPicture picture;
    picture.name = name;
    picture.whole = std::max(image.width(), image.height()) > kWholeEdge
                        ? image.scaled(kWholeEdge, kWholeEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                        : image;
    const camera::Shot shot = camera::makeShot(picture.whole, {});
    picture.jpeg = shot.jpeg;
    picture.size = shot.size;
    return picture;
}

QList<ReadPicture> picturesIn(const PictureOffer &offer, qsizetype most)
{
    QList<ReadPicture> read;
    if (offer.isAddress)
        read.append(refusedPicture(Pictures::tr("This is only an address. In the browser, choose Copy Image, "
                                                "then paste the picture here.")));
    else if (!offer.bytes.isEmpty())
        read.append(pictureFromBytes(offer.bytes, {}));
    else if (!offer.image.isNull())
        read.append(pictureFromImage(offer.image, {}));
    for (const QString &path : offer.files) {
        if (read.size() >= most) {
            read.append(refusedPicture(Pictures::tr("A message can have at most four pictures.")));
            break;
        }
        read.append(pictureFromFile(path));
    }
    return read;
}

} // namespace studio::ui
