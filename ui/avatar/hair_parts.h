// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

#include <QPainterPath>

class QPainter;

namespace studio::ui {

struct AvatarLook;

// Hair lies in two layers, behind the head and before it; units as in face_parts.h.

/// How much of the companion is in the picture: head and shoulders, or down to the hips.
enum class Cut { Portrait, Figure };

void paintBackHair(QPainter &painter, model::Avatar::Hair hair, const AvatarLook &look,
                   Cut cut = Cut::Portrait);
/// The crown and the fringe; \p head catches the fringe's shadow.
void paintFrontHair(QPainter &painter, model::Avatar::Hair hair, const QPainterPath &head,
                    const AvatarLook &look);

} // namespace studio::ui
