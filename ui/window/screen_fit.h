// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

namespace studio::ui {

/// The place for a window that wants to be at \p wanted: there, if enough of it is visible and can be dragged
/// on one of the screens, else moved (and, if necessary, made smaller) onto the nearest screen. Without
/// screens it returns \p wanted.
[[nodiscard]] QRect fittedToScreens(const QRect &wanted, const QList<QRect> &screens);

/// The size, without the frame, for a window that no desktop has framed yet: \p wanted, or as much of it as
/// fits into \p area with a frame of usual size.
[[nodiscard]] QSize fittedWithFrame(const QSize &wanted, const QSize &area);

} // namespace studio::ui
