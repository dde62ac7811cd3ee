// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

class QWidget;

namespace studio::ui {

/// A part of the window that F6 moves the keyboard focus to as a whole.
struct Region
{
    QWidget *widget = nullptr;
    std::function<void()> takeFocus;
};

/// Moves the focus from its region to the next visible region; after the last comes the first.
void focusNextRegion(const QList<Region> &regions);
void focusPreviousRegion(const QList<Region> &regions);

} // namespace studio::ui
