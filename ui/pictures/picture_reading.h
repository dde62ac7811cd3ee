// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/picture_offer.h"
#include "ui/composer/unsent.h"

// Pictures of the user's own on their way into a message. All of it takes time and belongs on a thread of the
// pool (inBackground), never on the GUI thread. Nothing here follows an address.
namespace studio::ui {

/// One picture that was read, or why it was not.
struct ReadPicture
{
    UnsentPicture picture;
    QString refusal; ///< with the cause and what to do; empty: it was read
    QString remark;  ///< what was left out, such as the other pictures of an animation
};

/// Each file, or the one picture, of the offer; at most `most` of them. A file that is no regular file is
/// refused without being opened.
[[nodiscard]] QList<ReadPicture> picturesIn(const PictureOffer &offer, qsizetype most);
/// The picture ready to be sent: as small as pictures of the camera, as JPEG, without any notes.
[[nodiscard]] UnsentPicture readyPicture(const QImage &image, const QString &name);

} // namespace studio::ui
