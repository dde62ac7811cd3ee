// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

#include <QPainterPath>

class QPainter;

namespace studio::ui {

struct AvatarLook;
struct Features;

// The parts of a face, each painted on its own so that a puppet can move it. All use a square of 100 units
// with the middle of the face at x = 50; the painter comes without pen and brush, and anti-aliased.

/// Forehead to chin, without hair.
[[nodiscard]] QPainterPath headOutline(model::Avatar::Face face);

void paintNeck(QPainter &painter, const AvatarLook &look);
void paintHead(QPainter &painter, model::Avatar::Face face, const AvatarLook &look);
void paintBlush(QPainter &painter, const Features &features);
void paintNose(QPainter &painter, const AvatarLook &look);
void paintMouth(QPainter &painter, const Features &features, const AvatarLook &look);
void paintEyes(QPainter &painter, model::Avatar::Eyes eyes, const Features &features, const AvatarLook &look);
void paintBrows(QPainter &painter, const Features &features, const AvatarLook &look);
void paintGlasses(QPainter &painter);

} // namespace studio::ui
