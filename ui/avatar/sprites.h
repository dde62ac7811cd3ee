// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/expression.h"

#include <QString>
#include <QStringList>

// Pictures of a companion's feelings, by the names that such pictures usually have.
namespace studio::ui {

/// The studio's six feelings and the 28 usual labels of sprites, the six first.
[[nodiscard]] const QStringList &spriteNames();
/// The name that a file of sprites means: "joy", "Kyoko_Joy" and "joy-2" are "joy"; empty: none.
[[nodiscard]] QString spriteNameOf(const QString &fileBaseName);
/// The expression that a sprite of that name stands for; Neutral for a name that is none.
[[nodiscard]] Expression expressionOfSprite(const QString &name);
/// The hash of the picture that shows this expression: its own, else that of a feeling near to it, else the
/// neutral one; empty: there is none.
[[nodiscard]] QString spriteFor(const model::Avatar &avatar, Expression expression);

} // namespace studio::ui
