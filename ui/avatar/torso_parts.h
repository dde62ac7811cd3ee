// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

class QPainter;

namespace studio::ui {

struct AvatarLook;

/// The trunk of a figure down to the hips, with its clothes; the arms are in limbs.h, the neck in
/// face_parts.h. Collars and lapels are those of the portrait.
void paintTorso(QPainter &painter, model::Avatar::Clothes clothes, const AvatarLook &look);

} // namespace studio::ui
