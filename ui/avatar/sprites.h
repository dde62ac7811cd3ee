// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/expression.h"

#include <QString>

// Pictures of a companion's feelings, by their names (core/wire/sprite_names.h).
namespace studio::ui {

/// The expression of the sprite with that name; Neutral for an unknown name.
[[nodiscard]] Expression expressionOfSprite(const QString &name);
/// The hash of the picture that shows this expression: its own, else that of a similar feeling, else the
/// neutral picture; empty if there is none.
[[nodiscard]] QString spriteFor(const model::Avatar &avatar, Expression expression);

} // namespace studio::ui
