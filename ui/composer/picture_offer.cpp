// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/picture_offer.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// The formats that programs put on the clipboard, best first.
QByteArray pictureBytes(const QMimeData &data)
{
    for (const QString &format : {u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s, u"image/gif"_s,
                                  u"image/bmp"_s, u"image/svg+xml"_s, u"image/heic"_s}) {
        if (data.hasFormat(format))
            return data.data(format);
    }
    return {};
}

} // namespace

bool mayHavePictures(const QMimeData &data)
{
    const QStringList formats = data.formats();
    return data.hasUrls() || data.hasImage() ||
           std::any_of(formats.cbegin(), formats.cend(),
                       [](const QString &format) { return format.startsWith("image/"_L1); });
}

std::optional<PictureOffer> pictureOfferIn(const QMimeData &data)
{
    PictureOffer offer;
    bool hasAddress = false;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile() && url.host().isEmpty())
            offer.files.append(url.toLocalFile());
        else
            hasAddress = true;
    }
    if (!offer.files.isEmpty())
        return offer;
    // Browsers give the address of a picture as text, too.
    if (!hasAddress && data.hasText() && !data.text().trimmed().isEmpty())
        return std::nullopt;
    offer.bytes = pictureBytes(data);
    if (offer.bytes.isEmpty() && data.hasImage())
        offer.image = qvariant_cast<QImage>(data.imageData());
    if (!offer.bytes.isEmpty() || !offer.image.isNull())
        return offer;
    offer.isAddress = hasAddress;
    return hasAddress ? std::optional(offer) : std::nullopt;
}

bool looksLikePictures(const PictureOffer &offer)
{
    static const QStringList suffixes{u"png"_s, u"jpg"_s,  u"jpeg"_s, u"webp"_s, u"gif"_s, u"bmp"_s,
                                      u"svg"_s, u"heic"_s, u"heif"_s, u"avif"_s, u"tif"_s, u"tiff"_s};
    if (offer.files.isEmpty())
        return !offer.bytes.isEmpty() || !offer.image.isNull();
    return std::all_of(offer.files.cbegin(), offer.files.cend(), [](const QString &path) {
        return suffixes.contains(QFileInfo(path).suffix().toLower());
    });
}

} // namespace studio::ui
