// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/expression.h"

#include <QColor>
#include <QRectF>
#include <QString>

class QImage;
class QPainter;

namespace studio::ui {

/// Paints a face in a circle that fills \p rect, over the softened colour of the companion. \p seed decides
/// every colour that the avatar leaves open. The face is made of layers (see face_parts.h), so that a puppet
/// can move them. Touches no global and no widget: any thread may paint.
void paintAvatar(QPainter &painter, const model::Avatar &avatar, const QColor &companion, const QRectF &rect,
                 const QString &seed, const Pose &pose = {});

/// A square picture in a circle.
void paintPicture(QPainter &painter, const QImage &picture, const QRectF &rect);

/// For participants without a face: the first letter of the name on a disc of the colour.
void paintInitial(QPainter &painter, const QString &name, const QColor &colour, const QRectF &rect);

} // namespace studio::ui
