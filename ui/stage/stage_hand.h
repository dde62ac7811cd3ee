// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/actor_look.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace studio::ui {

/// A hand that is raised for a vote, with the importance in its palm, or the dotted hand of a vote that is
/// missing, with a question mark. Nothing for other hands.
void paintStageHand(QPainter &painter, const QRectF &place, const ActorLook &look, const QFont &font,
                    const Theme &theme);

} // namespace studio::ui
