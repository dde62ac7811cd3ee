// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paper/face_picture.h"

#include "core/picture/decoded_picture.h"

#include <QBuffer>

#include <algorithm>

namespace studio::paper {

namespace {

constexpr int kSide = 128;

} // namespace

QByteArray facePicture(const QByteArray &stored)
{
    const auto checked = persona::checkPicture(stored);
    const QImage whole = checked ? picture::decoded(*checked, kSide).value_or(QImage()) : QImage();
    if (whole.isNull())
        return {};
    const int side = std::min(whole.width(), whole.height());
    const QRect middle((whole.width() - side) / 2, (whole.height() - side) / 2, side, side);
    QImage face = whole.copy(middle);
    if (side > kSide)
        face = face.scaled(kSide, kSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QByteArray png;
    QBuffer out(&png);
    out.open(QIODevice::WriteOnly);
    return face.save(&out, "PNG") ? png : QByteArray();
}

} // namespace studio::paper
