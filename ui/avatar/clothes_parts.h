// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

class QPainter;

namespace studio::ui {

struct AvatarLook;

/// Shoulders and clothes; units as in face_parts.h. Leaves the neck visible.
void paintClothes(QPainter &painter, model::Avatar::Clothes clothes, const AvatarLook &look);
/// Paints only what lies on the cloth around the neck: collar, lapels, strings.
void paintClothesTrim(QPainter &painter, model::Avatar::Clothes clothes, const AvatarLook &look);

} // namespace studio::ui
