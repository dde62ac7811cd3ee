// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QMetaType>
#include <QStringList>

#include <optional>

class QMimeData;

namespace studio::ui {

/// Pictures as they come from the clipboard or a drag: nothing is read from disk, decoded or checked yet.
struct PictureOffer
{
    QStringList files;      ///< local paths; they may be anything
    QByteArray bytes;       ///< of one picture, as another program has written it
    QImage image;           ///< if the platform gives no bytes
    bool isAddress = false; ///< only addresses of the web: nothing is fetched
};

/// Whether it is worth while to look; cheap, for every step of a drag.
[[nodiscard]] bool mayHavePictures(const QMimeData &data);
/// What of the data is meant as pictures; none if it is text. Files come first. Data with plain text is text,
/// as for programs that offer a picture of what was copied beside the words.
[[nodiscard]] std::optional<PictureOffer> pictureOfferIn(const QMimeData &data);

/// Whether it may be pictures, by the names of the files. Others are offered too, so that a paste can be
/// refused in words; a drop of them is for other widgets.
[[nodiscard]] bool looksLikePictures(const PictureOffer &offer);

} // namespace studio::ui

Q_DECLARE_METATYPE(studio::ui::PictureOffer)
