// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

namespace studio::ui {

/// Where a window goes that wants to be at \p wanted: there, if enough of it can be seen and grasped on one
/// of the screens, else moved (and, where it must, made smaller) onto the nearest of them. No screens: as
/// wanted.
[[nodiscard]] QRect fittedToScreens(const QRect &wanted, const QList<QRect> &screens);

} // namespace studio::ui
