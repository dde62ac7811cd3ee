// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/still_image.h"

#include "core/picture/decoded_picture.h"

#include <QFile>
#include <QFileInfo>

namespace studio::camera {

namespace {

constexpr int kLongestEdge = 4096; ///< pixels; more than any shot needs

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
    const QImage image = picture::decoded(*checked, kLongestEdge).value_or(QImage());
    if (std::max(image.width(), image.height()) <= kLongestEdge)
        return image;
    return image.scaled(kLongestEdge, kLongestEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace studio::camera
