// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// Pictures of a companion's feelings, by the names that such pictures usually have. Pure.
namespace studio::wire {

/// The studio's six feelings and the 28 usual labels of sprites, the six first.
[[nodiscard]] const QStringList &spriteNames();
/// The name that a file of sprites, or a picture in a card, means: "joy", "Kyoko_Joy" and "joy-2" are "joy";
/// empty: none.
[[nodiscard]] QString spriteNameOf(const QString &baseName);

} // namespace studio::wire
