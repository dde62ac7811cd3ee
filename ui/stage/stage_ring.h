// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/actor_look.h"
#include "ui/theme/theme.h"

class QPainter;
class QRectF;

namespace studio::ui {

/// The importance ring inside \p circle's edge. \p filled is the visible part of the importance, 0..1, while
/// it grows.
void paintStageRing(QPainter &painter, const QRectF &circle, ActorLook::Ring ring, double filled,
                    const QColor &colour, const Theme &theme);

/// The width of the ring, so that the face keeps clear of it.
constexpr int kRingWidth = 4;

} // namespace studio::ui
