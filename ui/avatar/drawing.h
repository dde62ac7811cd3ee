// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QTransform>

/// Only for the sources of the parts: the square of 100 units in which all parts are drawn, see face_parts.h.
namespace studio::ui {

constexpr double kHip = 125; ///< the point that a figure bows about

/// The same path, mirrored to the other side of the picture.
inline QPainterPath mirrored(const QPainterPath &path) { return QTransform(-1, 0, 0, 1, 100, 0).map(path); }

} // namespace studio::ui
