// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QSize>
#include <QWidget>

namespace studio::ui {

/// The first size of a window that is \p usual at the usual text size: larger with larger text, and never too
/// large for a small screen.
[[nodiscard]] inline QSize firstSize(const QWidget &window, const QSize &usual)
{
    constexpr int kUsualLine = 19; // pixels
    constexpr QSize kLargest(1200, 740);
    return (usual * std::max(1.0, window.fontMetrics().height() / double(kUsualLine))).boundedTo(kLargest);
}

} // namespace studio::ui
