// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/screen_fit.h"

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kGraspWidth = 80; // of the title that must be on a screen for dragging
constexpr int kGraspHeight = 24;
constexpr QSize kFrame(16, 48); // title and edges of common desktops

bool canBeGrasped(const QRect &window, const QRect &screen)
{
    const QRect head(window.left(), window.top(), window.width(), kGraspHeight);
    const QRect seen = head.intersected(screen);
    return seen.width() >= std::min(kGraspWidth, window.width()) && seen.height() == head.height();
}

int distance(const QRect &window, const QRect &screen)
{
    return (window.center() - screen.center()).manhattanLength();
}

} // namespace

QRect fittedToScreens(const QRect &wanted, const QList<QRect> &screens)
{
    const bool isFine = std::any_of(screens.begin(), screens.end(),
                                    [&](const QRect &screen) { return canBeGrasped(wanted, screen); });
    if (isFine || screens.isEmpty())
        return wanted;
    const QRect screen =
        *std::min_element(screens.begin(), screens.end(), [&](const QRect &a, const QRect &b) {
            return distance(wanted, a) < distance(wanted, b);
        });
    const QSize size = wanted.size().boundedTo(screen.size());
    const QPoint corner(std::clamp(wanted.left(), screen.left(), screen.right() + 1 - size.width()),
                        std::clamp(wanted.top(), screen.top(), screen.bottom() + 1 - size.height()));
    return {corner, size};
}

QSize fittedWithFrame(const QSize &wanted, const QSize &area) { return wanted.boundedTo(area - kFrame); }

} // namespace studio::ui
